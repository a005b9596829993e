import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import type { DemoLanguage } from '#domain/demo-languages.ts';
import type { Locale } from '#domain/locales.ts';
import { localTimeAt } from '../language/calendar.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { dialogueMachine } from '../state/dialogue-machine.ts';
import { createUnderstanding, type Understand } from '../understanding/understand.ts';
import { commonTexts } from './common-texts.ts';
import { type DialogueState, speak, speakAnswers, speakSummary } from './speak.ts';
import { buildTicket, type Ticket, type TicketStatus } from './ticket.ts';

/** A dialogue between two turns. It is immutable: each reply returns a new one. */
export interface Dialogue {
  readonly snapshot: SnapshotFrom<typeof dialogueMachine>;
  readonly understand: Understand;
}

/** What the agent says, the ticket so far, and the dialogue to continue with. */
export interface DialogueResponse {
  readonly state: Dialogue;
  readonly say: string;
  readonly language: DemoLanguage;
  readonly ticket: Ticket;
  /** Whether the call is over: confirmed, handed over or cancelled. */
  readonly isOver: boolean;
}

/** When and where a dialogue begins, and the language of its greeting. */
export interface DialogueStart {
  readonly now: Date;
  readonly locale: Locale;
  readonly language?: DemoLanguage;
}

const finalTicketStatus: Partial<Record<DialogueState, TicketStatus>> = {
  done: 'confirmed',
  handedOver: 'handed over',
  cancelled: 'cancelled',
};

/** Compiled vocabularies: one per agent, shared by all its dialogues. */
const understandings = new WeakMap<DialogueAgent, Understand>();

/** Starts a dialogue and returns the agent's greeting. Pure and deterministic, like {@link reply}. */
export function startDialogue(agent: DialogueAgent, { now, locale, language = 'en' }: DialogueStart): DialogueResponse {
  const [snapshot] = initialTransition(dialogueMachine, { agent, language, localTime: localTimeAt(now, locale) });
  const understand = understandings.get(agent) ?? createUnderstanding(agent);
  understandings.set(agent, understand);
  return respond({ snapshot, understand });
}

/** Returns the agent's response to an utterance; an empty text means silence. */
export function reply(dialogue: Dialogue, text: string): DialogueResponse {
  const { snapshot, understand } = dialogue;
  const event = understand(text, snapshot.context);
  if (snapshot.status === 'active') {
    const [next] = transition(dialogueMachine, snapshot, event);
    return respond({ ...dialogue, snapshot: next });
  }
  // After the end the ticket no longer changes, but questions are still answered.
  const { language } = event;
  const context = { ...snapshot.context, language };
  const say =
    event.type === 'question'
      ? speakAnswers(context, event.questions)
      : event.type === 'summary'
        ? speakSummary(context)
        : event.type === 'emergency'
          ? speak('handedOver', { ...context, lastEvent: 'emergency' })
          : commonTexts.ended[language];
  return { ...respond(dialogue), say, language };
}

function respond(state: Dialogue): DialogueResponse {
  const { snapshot } = state;
  const { context, value } = snapshot;
  return {
    state,
    say: speak(value, context),
    language: context.language,
    ticket: buildTicket(context, finalTicketStatus[value] ?? 'filling'),
    isOver: snapshot.status !== 'active',
  };
}
