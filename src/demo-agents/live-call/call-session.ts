import { type DemoLanguage, languageOf } from '#language/languages.ts';
import { type ConversationTurn, writeConversation } from '#shared/enquiries/enquiry-conversation.ts';
import { enquiryTexts } from '#shared/enquiries/enquiry-texts.ts';
import { utteranceMaximum } from '#shared/rules/business-constants.ts';
import type { Locale } from '#shared/rules/locales.ts';
import { act, startCall, ticketInEnglish } from '../call/call.ts';
import { missingSlots } from '../call/call-state.ts';
import type { CallAction, TicketLine, Turn } from '../call/turn.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { callTexts } from './call-texts.ts';
import type { ReadWithModel } from './model-reader.ts';
import type { CallSender } from './send-introduction.ts';
import { createStore } from './store.ts';

/** A line of the conversation. `page` is a notice of the page itself. */
export interface CallLine {
  readonly speaker: 'agent' | 'caller' | 'page';
  readonly text: string;
  readonly language: DemoLanguage;
}

export interface CallView {
  readonly turn: Turn;
  readonly lines: readonly CallLine[];
  readonly hasBegun: boolean;
  /** Whether a language model is reading what was said last. */
  readonly isThinking: boolean;
  /** The language that the visitor chose for the microphone. It is used until the agent changes to another one. */
  readonly chosen: DemoLanguage | undefined;
  /** The sentence above the button with which the caller asks for a callback, if a person is wanted. */
  readonly personOffer: string | undefined;
  /** The ticket as the business receives it. `key` is the key of the row. */
  readonly received: readonly (TicketLine & { readonly key: string })[];
  /** The labels of the rows that have no value yet. */
  readonly missing: readonly string[];
}

/** The events of a call that the usage statistics count. */
export type CallStep = 'call-started' | 'call-confirmed' | 'call-person';

export interface SessionParts {
  readonly agent: DialogueAgent;
  readonly locale: Locale;
  readonly now: () => Date;
  /** Lets a language model read the utterances. When unset, only the built-in rules read them. */
  readonly read?: ReadWithModel | undefined;
  /** Sends the details that the caller has confirmed. When unset, nothing is sent. */
  readonly sender?: CallSender | undefined;
  /** Called once for each call when it starts, when its ticket is confirmed, and when the caller wants a person. */
  readonly onStep: (step: CallStep) => void;
}

/** Returns a conversation with a built-in agent, typed, spoken or touched. It knows nothing of the page or of sound. */
export function createSession(parts: SessionParts) {
  const { agent, locale, now, read, sender } = parts;
  const begin = (language: DemoLanguage) => beginView(startCall(agent, { now: now(), locale, language }));
  const store = createStore(begin('en'));
  /** Settles when all actions so far are answered, which can take seconds with a language model. */
  let queue: Promise<unknown> = Promise.resolve();
  let callNumber = 0;
  let steps = new Set<CallStep>();
  sender?.open();

  const count = (step: CallStep) => {
    if (steps.has(step)) return;
    steps.add(step);
    parts.onStep(step);
  };
  const countTurn = ({ ticket, wantsPerson }: Turn) => {
    if (ticket.status === 'confirmed') count('call-confirmed');
    if (wantsPerson) count('call-person');
  };
  const readTurn = async (before: Turn, action: CallAction): Promise<Turn> => {
    if (!read || action.type !== 'say' || action.text === '') return act(before, action);
    store.set({ isThinking: true });
    return (await read(before, action.text)) ?? act(before, action);
  };
  /** Sends the confirmed details. If that fails, the caller can send them with the form for a callback. */
  const send = async ({ send: deliver }: CallSender, turn: Turn, call: number) => {
    const texts = callTexts[turn.language];
    store.set(withLine(store.get(), 'page', texts.sending, turn.language));
    const isSent = await deliver(turn.call.values, writeConversation(conversationOf(store.get())));
    if (call !== callNumber) return;
    if (isSent) store.set(withLine(store.get(), 'page', texts.sent, turn.language));
    else store.set({ personOffer: texts.notSent });
  };
  const answer = async (action: CallAction, call: number): Promise<boolean> => {
    if (call !== callNumber) return false;
    count('call-started');
    const before = store.get();
    store.set(withCaller(before, action));
    const turn = await readTurn(before.turn, action);
    if (call !== callNumber) return false;
    store.set(withTurn(store.get(), turn, agent));
    countTurn(turn);
    const isConfirmedNow = turn.ticket.status === 'confirmed' && before.turn.ticket.status !== 'confirmed';
    if (sender && isConfirmedNow && !turn.wantsPerson) void send(sender, turn, call);
    return true;
  };

  return {
    ...store,
    /**
     * Passes an action to the agent. Actions are answered one after another. Resolves to whether this one was answered:
     * an action of an earlier call is not.
     */
    act(action: CallAction) {
      const call = callNumber;
      const answered = queue.then(
        () => answer(action, call),
        () => answer(action, call),
      );
      queue = answered;
      return answered;
    },
    notify: (text: string, language: DemoLanguage) => store.set(withLine(store.get(), 'page', text, language)),
    restart(language: DemoLanguage) {
      callNumber += 1;
      queue = Promise.resolve();
      steps = new Set();
      store.set({ ...begin(language), chosen: store.get().chosen });
    },
  };
}

export function listensFor({ chosen, turn }: Pick<CallView, 'chosen' | 'turn'>): DemoLanguage {
  return chosen ?? turn.language;
}

/** Returns what was said so far, as the enquiry form sends it. */
export function conversationOf({ lines }: CallView): ConversationTurn[] {
  return lines
    .filter(({ speaker }) => speaker !== 'page')
    .map(({ speaker, text }) => ({ speaker: speaker === 'caller' ? 'visitor' : 'program', text }));
}

function beginView(turn: Turn): CallView {
  const lines: CallLine[] = [{ speaker: 'agent', text: turn.say, language: turn.language }];
  const rest = { hasBegun: false, isThinking: false, chosen: undefined, personOffer: undefined };
  return { ...rest, ...factsOf(turn), turn, lines };
}

function factsOf(turn: Turn): Pick<CallView, 'received' | 'missing'> {
  return {
    received: ticketInEnglish(turn),
    missing: missingSlots(turn.call).map(({ label }) => label[turn.language]),
  };
}

function withLine(view: CallView, speaker: CallLine['speaker'], text: string, language: DemoLanguage): CallView {
  return text === '' ? view : { ...view, lines: [...view.lines, { speaker, text, language }] };
}

/** Shows what the caller did. A change of the ticket shows on the ticket itself. */
function withCaller(view: CallView, action: CallAction): CallView {
  const { turn } = view;
  const begun = { ...view, hasBegun: true };
  if (action.type === 'say') {
    const text = action.text.slice(0, utteranceMaximum).trim();
    return withLine(begun, 'caller', text, languageOf(text));
  }
  const confirm = action.type === 'confirm' ? callTexts[turn.language].confirm : '';
  const pressed = turn.buttons.find((button) => button.action === action)?.label ?? confirm;
  return withLine(begun, 'caller', pressed, turn.language);
}

function withTurn(view: CallView, turn: Turn, { texts }: DialogueAgent): CallView {
  const { language } = turn;
  const personOffer = turn.wantsPerson
    ? (texts?.personOffer?.[language] ?? enquiryTexts[language].callback.afterCall)
    : undefined;
  const chosen = language === view.turn.language ? view.chosen : undefined;
  const next = { ...view, ...factsOf(turn), turn, chosen, personOffer, isThinking: false };
  return withLine(next, 'agent', turn.say, language);
}
