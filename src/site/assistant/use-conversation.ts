import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#shared/rules/locales.ts';
import { type AskAddress, askAssistant, reportWrongAnswer } from './ask-assistant.ts';
import {
  type AnswerSoFar,
  type AnswerVerdict,
  type Exchange,
  historyOf,
  type Outcome,
  readConversation,
  storeConversation,
  writtenConversation,
} from './conversation.ts';

/**
 * Returns the conversation with the assistant, and functions that ask a question, retry it, stop it, and clear the
 * conversation. Only one question is asked at a time.
 */
export function useConversation(locale: Locale, address: AskAddress) {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const current = useRef<readonly Exchange[]>([]);
  const underWay = useRef<AbortController>(undefined);
  const drawing = useRef(0);

  const show = (next: readonly Exchange[]) => {
    current.current = next;
    setExchanges(next);
  };
  const set = (next: readonly Exchange[]) => {
    show(next);
    storeConversation(next);
  };
  const withOutcome = (id: string, outcome: Outcome) =>
    current.current.map((exchange) => (exchange.id === id ? { ...exchange, outcome } : exchange));

  useEffect(() => {
    const stored = readConversation();
    current.current = stored;
    setExchanges(stored);
    // A partial answer is stored only when the visitor leaves the page, not each time a part arrives.
    const keep = () => underWay.current && storeConversation(current.current);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      underWay.current?.abort();
    };
  }, []);

  const ask = async (question: string): Promise<Exchange | undefined> => {
    if (underWay.current) return undefined;
    const controller = new AbortController();
    underWay.current = controller;
    const id = crypto.randomUUID?.() ?? String(Math.random());
    const history = historyOf(current.current);
    set([...current.current, { id, question, outcome: { kind: 'asking' } }]);
    // Several parts may arrive before the screen is painted again. Then only the last state is rendered.
    const tell = (answer: AnswerSoFar) => {
      cancelAnimationFrame(drawing.current);
      drawing.current = requestAnimationFrame(() => show(withOutcome(id, { kind: 'asking', answer })));
    };
    const outcome = await askAssistant(address, { question, locale, history }, controller.signal, tell);
    cancelAnimationFrame(drawing.current);
    underWay.current = undefined;
    set(withOutcome(id, outcome));
    return { id, question, outcome };
  };

  return {
    exchanges,
    isAsking: exchanges.some(({ outcome }) => outcome.kind === 'asking'),
    /** Asks a question. Resolves to it with its result, or to `undefined` if another one is being answered. */
    ask,
    /** Removes an exchange that has no complete answer, and asks its question again. */
    retry: (exchange: Exchange) => {
      set(current.current.filter(({ id }) => id !== exchange.id));
      return ask(exchange.question);
    },
    /**
     * Stores whether the visitor called an answer right or wrong. If it was wrong, first sends the question to the
     * server. If sending fails, resolves to `false` and stores nothing.
     */
    judge: async ({ id, question }: Exchange, verdict: AnswerVerdict): Promise<boolean> => {
      if (verdict === 'wrong' && !(await reportWrongAnswer(address.apiBaseUrl, question))) return false;
      set(current.current.map((exchange) => (exchange.id === id ? { ...exchange, verdict } : exchange)));
      return true;
    },
    written: () => writtenConversation(current.current),
    lastQuestion: () => current.current.at(-1)?.question ?? '',
    stop: () => underWay.current?.abort(),
    clear: () => {
      underWay.current?.abort();
      set([]);
    },
  };
}

export type Conversation = ReturnType<typeof useConversation>;
