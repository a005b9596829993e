import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import type { DemoLanguage } from '#domain/demo-languages.ts';
import type { Locale } from '#domain/locales.ts';
import { localTimeAt } from '../language/calendar.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { dialogueMachine } from '../state/dialogue-machine.ts';
import { createUnderstanding, type DialogueEvent, type Understand } from '../understanding/understand.ts';
import { commonTexts } from './common-texts.ts';
import { type DialogueState, speak, speakAnswers, speakSummary } from './speak.ts';
import { buildTicket, type Ticket, type TicketStatus } from './ticket.ts';

/** The state of a dialogue between two turns. It never changes: `reply` returns a new one. */
export interface Dialogue {
  readonly snapshot: SnapshotFrom<typeof dialogueMachine>;
  readonly understand: Understand;
}

/** The result of one turn: what the agent says, the ticket so far, and the dialogue to pass to the next `reply`. */
export interface DialogueResponse {
  readonly state: Dialogue;
  readonly say: string;
  readonly language: DemoLanguage;
  readonly ticket: Ticket;
  /** Whether the call is over, because it was confirmed, handed over or cancelled. */
  readonly isOver: boolean;
  /** Whether the page should offer a callback, because the call was handed over to a person and it was no emergency. */
  readonly wantsPerson: boolean;
}

/** The time and the variant in which a dialogue begins, and the language of its greeting. */
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

/** The function that understands the callers of each agent. It is made once, and all dialogues of the agent use it. */
const understandings = new WeakMap<DialogueAgent, Understand>();

/**
 * Starts a dialogue and returns the agent's greeting. Like {@link reply}, it has no side effects, and its result
 * depends only on its arguments.
 */
export function startDialogue(agent: DialogueAgent, { now, locale, language = 'en' }: DialogueStart): DialogueResponse {
  const [snapshot] = initialTransition(dialogueMachine, { agent, language, localTime: localTimeAt(now, locale) });
  const understand = understandings.get(agent) ?? createUnderstanding(agent);
  understandings.set(agent, understand);
  return respond({ snapshot, understand });
}

/**
 * Returns the agent's response to an utterance of the caller. An empty text means that the caller was silent. `read` is
 * the meaning of the utterance if something else than the built-in reading has found it.
 */
export function reply(dialogue: Dialogue, text: string, read?: DialogueEvent): DialogueResponse {
  const { snapshot, understand } = dialogue;
  const event = read ?? understand(text, snapshot.context);
  if (snapshot.status === 'active') {
    const [next] = transition(dialogueMachine, snapshot, event);
    return respond({ ...dialogue, snapshot: next });
  }
  // After the call is over, the agent still answers questions, but the ticket no longer changes.
  const { language } = event;
  const context = { ...snapshot.context, language };
  const wantsPerson = event.type === 'person';
  const say =
    event.type === 'question'
      ? speakAnswers(context, event.questions)
      : event.type === 'summary'
        ? speakSummary(context)
        : event.type === 'emergency' || event.type === 'danger' || event.type === 'distress'
          ? speak('handedOver', { ...context, lastEvent: event.type })
          : (wantsPerson ? commonTexts.handedOver : commonTexts.ended)[language];
  return { ...respond(dialogue), say, language, wantsPerson };
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
    wantsPerson: value === 'handedOver' && context.lastEvent !== 'emergency',
  };
}
