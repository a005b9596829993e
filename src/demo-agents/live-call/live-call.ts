import type { DemoLanguage } from '#language/languages.ts';
import type { BuiltInAgentKey } from '#shared/demo-agent-keys.ts';
import { exampleIn } from '#shared/demo-example.ts';
import type { Locale } from '#shared/rules/locales.ts';
import { builtInAgents } from '../agents/built-in-agents.ts';
import type { CallAction } from '../call/turn.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import type { Translated } from '../text/translated.ts';
import { type CallStep, createSession, listensFor, type SessionParts } from './call-session.ts';
import { callTexts } from './call-texts.ts';
import { createMicrophone } from './microphone.ts';

export type LiveCall = ReturnType<typeof createLiveCall>;

/** Returns a call with a built-in agent: its conversation, and the microphone that takes part in it. */
function createLiveCall(parts: SessionParts) {
  const session = createSession(parts);
  const language = () => listensFor(session.get());
  const take = async (action: CallAction, isHeard: boolean) => {
    microphone.pause();
    if (!(await session.act(action))) return;
    const { turn, lines } = session.get();
    const hint = callTexts[language()].otherLanguage;
    // The words may have been in another language than the one for which the microphone listens.
    if (isHeard && action.type === 'say' && action.text !== '' && turn.call.failed > 0)
      if (lines.every(({ text }) => text !== hint)) session.notify(hint, language());
    await microphone.answer();
  };
  const microphone = createMicrophone({
    turn: () => session.get().turn,
    language,
    phrases: (spoken) => phrasesOf(parts.agent, spoken),
    heard: (text) => void take({ type: 'say', text }, true),
  });
  const restart = () => {
    microphone.close();
    session.restart(language());
  };
  return {
    session,
    microphone,
    restart,
    act: (action: CallAction) => void take(action, false),
    toggleMicrophone() {
      if (microphone.get().isOpen) return microphone.close();
      if (session.get().turn.isOver) restart();
      void microphone.open(!session.get().hasBegun);
    },
    /** Before the call has begun, the agent also greets the caller in the chosen language. */
    chooseLanguage(chosen: DemoLanguage) {
      if (!session.get().hasBegun) session.restart(chosen);
      session.set({ chosen });
      microphone.changeLanguage();
    },
    /** Tells a caller who comes back to this agent that the call is still here. */
    comeBack() {
      const { hasBegun, turn, lines } = session.get();
      const text = callTexts[turn.language].stillHere;
      if (hasBegun && !turn.isOver && lines.at(-1)?.text !== text) session.notify(text, turn.language);
    },
  };
}

/** What the page knows of a call before its code is loaded. */
export interface CallPlace {
  readonly agentKey: BuiltInAgentKey;
  readonly locale: Locale;
  /** The address of POST /api/demo-agents/read. Only set if a language model reads what callers say. */
  readonly modelAddress?: string | undefined;
  /**
   * The origin of the API to which the confirmed details are sent. An empty text means the origin of the page. When
   * unset, the call is a demo and nothing is sent or kept.
   */
  readonly senderAddress?: string | undefined;
}

/** Starts a call on a page. Loads the data of the agent, and what only some calls need. */
export async function openLiveCall({ agentKey, locale, modelAddress, senderAddress }: CallPlace): Promise<LiveCall> {
  const isRead = modelAddress !== undefined;
  const isSent = senderAddress !== undefined;
  const agent = await builtInAgents[agentKey]();
  const { name } = exampleIn(location.hash);
  return createLiveCall({
    agent: name === undefined || isSent ? agent : renamed(agent, name),
    locale,
    now: () => new Date(),
    read: isRead ? (await import('./model-reader.ts')).createModelReader(modelAddress) : undefined,
    sender: isSent ? (await import('./send-introduction.ts')).createCallSender(senderAddress, locale) : undefined,
    onStep: (step: CallStep) =>
      document.dispatchEvent(new CustomEvent('visit-step', { detail: { step, name: agentKey } })),
  });
}

/** Returns an agent that answers for another business. Only the name in its sentences is different. */
function renamed(agent: DialogueAgent, name: string): DialogueAgent {
  const rename = (text: Translated): Translated => ({
    en: text.en.replace(agent.business.en, () => name),
    'zh-Hans': text['zh-Hans'].replace(agent.business['zh-Hans'], () => name),
    ko: text.ko.replace(agent.business.ko, () => name),
  });
  return {
    ...agent,
    business: rename(agent.business),
    greeting: rename(agent.greeting),
    ...(agent.emergencyAnswer && { emergencyAnswer: rename(agent.emergencyAnswer) }),
  };
}

/** Returns the names of what a business offers. A recogniser hears them better when it expects them. */
function phrasesOf({ slots }: DialogueAgent, language: DemoLanguage): string[] {
  return slots.flatMap((slot) => {
    if (slot.kind === 'choice') return slot.choices.map(({ name }) => name[language]);
    if (slot.kind === 'order') return [...slot.menu.items, ...slot.menu.sizes].map(({ name }) => name[language]);
    return [];
  });
}
