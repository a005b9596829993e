import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#domain/locales.ts';
import { askAssistant } from './ask-assistant.ts';
import { type Exchange, historyOf, readConversation, storeConversation } from './conversation.ts';

/** A conversation with the assistant: one question at a time, kept by the browser while the tab is open. */
export function useConversation(locale: Locale, apiBaseUrl: string) {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const current = useRef<readonly Exchange[]>([]);
  const underWay = useRef<AbortController>(undefined);

  const set = (next: readonly Exchange[]) => {
    current.current = next;
    setExchanges(next);
    storeConversation(next);
  };
  const settle = (id: string, outcome: Exchange['outcome']) =>
    set(current.current.map((exchange) => (exchange.id === id ? { ...exchange, outcome } : exchange)));

  useEffect(() => {
    const stored = readConversation();
    current.current = stored;
    setExchanges(stored);
    return () => underWay.current?.abort();
  }, []);

  const ask = async (question: string) => {
    if (underWay.current) return;
    const controller = new AbortController();
    underWay.current = controller;
    const id = crypto.randomUUID?.() ?? String(Math.random());
    const history = historyOf(current.current);
    set([...current.current, { id, question, outcome: { kind: 'asking' } }]);
    const result = await askAssistant(apiBaseUrl, { question, locale, history }, controller.signal);
    underWay.current = undefined;
    if (controller.signal.aborted) settle(id, { kind: 'stopped' });
    else if (result.kind === 'failed') settle(id, result);
    else settle(id, { kind: 'answered', text: result.answer.answer, sources: result.answer.sources });
  };

  return {
    exchanges,
    isAsking: exchanges.some(({ outcome }) => outcome.kind === 'asking'),
    ask,
    /** Asks again what got no answer. */
    retry: (exchange: Exchange) => {
      set(current.current.filter(({ id }) => id !== exchange.id));
      return ask(exchange.question);
    },
    stop: () => underWay.current?.abort(),
    clear: () => {
      underWay.current?.abort();
      set([]);
    },
  };
}

/** What the panel does with a conversation. */
export type Conversation = ReturnType<typeof useConversation>;
