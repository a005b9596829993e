import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import type { DemoLanguage } from '#domain/demo-languages.ts';
import type { Locale } from '#domain/locales.ts';
import { occasionOf } from '../language/calendar.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { dialogueMachine } from '../state/dialogue-machine.ts';
import { createUnderstanding, type Understand } from '../understanding/understand.ts';
import { stateSpeech } from './common-texts.ts';
import { type DialogueState, speak, speakAnswers, speakSummary } from './speak.ts';
import { buildTicket, type Ticket, type TicketStatus } from './ticket.ts';

/** A conversation between two turns. Nothing in it changes: the next turn gives a new one. */
export interface Dialogue {
  readonly snapshot: SnapshotFrom<typeof dialogueMachine>;
  readonly understand: Understand;
}

/** What the agent says, the ticket as it stands, and the conversation to go on with. */
export interface DialogueTurn {
  readonly state: Dialogue;
  readonly say: string;
  readonly language: DemoLanguage;
  readonly ticket: Ticket;
  /** Whether the call is over: confirmed, handed over or cancelled. */
  readonly isOver: boolean;
}

/** When and where a conversation begins, and the language of its first words. */
export interface DialogueStart {
  readonly now: Date;
  readonly locale: Locale;
  readonly language?: DemoLanguage;
}

const ticketStatus: Partial<Record<DialogueState, TicketStatus>> = {
  done: 'confirmed',
  handedOver: 'handed over',
  cancelled: 'cancelled',
};

/** An agent's vocabulary is made ready once, however often it is called. */
const understandings = new WeakMap<DialogueAgent, Understand>();

/** Begins a conversation: the agent greets. Pure and deterministic, like {@link reply}. */
export function startDialogue(agent: DialogueAgent, { now, locale, language = 'en' }: DialogueStart): DialogueTurn {
  const [snapshot] = initialTransition(dialogueMachine, { agent, language, occasion: occasionOf(now, locale) });
  const understand = understandings.get(agent) ?? createUnderstanding(agent);
  understandings.set(agent, understand);
  return turn({ snapshot, understand });
}

/** The agent's turn after a caller's sentence; an empty text is silence. */
export function reply(dialogue: Dialogue, text: string): DialogueTurn {
  const { snapshot, understand } = dialogue;
  const heard = understand(text, snapshot.context);
  if (snapshot.status === 'active') {
    const [next] = transition(dialogueMachine, snapshot, heard);
    return turn({ ...dialogue, snapshot: next });
  }
  // After the end the ticket is out of the agent's hands; it still answers.
  const { language } = heard;
  const context = { ...snapshot.context, language };
  const said =
    heard.type === 'question'
      ? speakAnswers(context, heard.asked)
      : heard.type === 'summary'
        ? speakSummary(context)
        : heard.type === 'emergency'
          ? speak('handedOver', { ...context, heard: 'emergency' })
          : stateSpeech.ended[language];
  return { ...turn(dialogue), say: said, language };
}

function turn(state: Dialogue): DialogueTurn {
  const { snapshot } = state;
  const { context, value } = snapshot;
  return {
    state,
    say: speak(value, context),
    language: context.language,
    ticket: buildTicket(context, ticketStatus[value] ?? 'filling'),
    isOver: snapshot.status !== 'active',
  };
}
