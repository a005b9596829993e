import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import type { DemoLanguage } from '#language/languages.ts';
import type { Locale } from '#shared/rules/locales.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { localTimeAt } from '../slots/business-time.ts';
import { nextSlot } from '../slots/slot-values.ts';
import type { DialogueContext } from '../state/dialogue-context.ts';
import { dialogueMachine } from '../state/dialogue-machine.ts';
import type { DialogueEvent } from '../understanding/dialogue-event.ts';
import { createUnderstanding, type Understand } from '../understanding/understand.ts';
import { commonTexts } from './common-texts.ts';
import { type LaterForms, laterForms } from './later-prompts.ts';
import { type DialogueState, speak, speakAnswers, speakSummary } from './speak.ts';
import { countQuestion, goOnIfStuck, type QuestionCount } from './stuck.ts';
import { buildTicket, type Ticket, type TicketStatus } from './ticket.ts';

/** The state of a dialogue between two turns. It never changes: `reply` returns a new one. */
export interface Dialogue {
  readonly snapshot: SnapshotFrom<typeof dialogueMachine>;
  readonly understand: Understand;
  /** How often the agent has asked each question, by the key of its {@link LaterForms}. */
  readonly asked: Readonly<Record<string, number>>;
  readonly counted: QuestionCount;
  /** What the caller said in the last turn. */
  readonly lastText: string;
}

/** The result of one turn: what the agent says, the ticket so far, and the dialogue to pass to the next `reply`. */
export interface DialogueResponse {
  readonly state: Dialogue;
  readonly say: string;
  readonly language: DemoLanguage;
  readonly ticket: Ticket;
  /** Whether the call is over, because it was confirmed, handed over or cancelled. */
  readonly isOver: boolean;
  /** Whether the page should offer a callback, because the call was handed over to a person and was no emergency. */
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

/**
 * For each agent, the function that interprets what its callers say. The function is made once, and all dialogues of
 * the agent use it.
 */
const understandings = new WeakMap<DialogueAgent, Understand>();

/**
 * Starts a dialogue and returns the agent's greeting. Like {@link reply}, it has no side effects, and its result
 * depends only on its arguments.
 */
export function startDialogue(agent: DialogueAgent, { now, locale, language = 'en' }: DialogueStart): DialogueResponse {
  const [snapshot] = initialTransition(dialogueMachine, { agent, language, localTime: localTimeAt(now, locale) });
  const understand = understandings.get(agent) ?? createUnderstanding(agent);
  understandings.set(agent, understand);
  return respond({ snapshot, understand, asked: {}, counted: { details: '', times: {} }, lastText: '' });
}

/**
 * Returns the agent's response to an utterance of the caller. An empty text means that the caller was silent. If a
 * language model has interpreted the utterance, `read` is the meaning that it found. Otherwise, the built-in rules find
 * the meaning.
 */
export function reply(dialogue: Dialogue, text: string, read?: DialogueEvent): DialogueResponse {
  const { snapshot, understand } = dialogue;
  const event = read ? withUnread(read, understand(text, snapshot.context)) : understand(text, snapshot.context);
  if (snapshot.status === 'active') {
    const [next] = transition(dialogueMachine, snapshot, event);
    return respond({ ...dialogue, snapshot: goOnIfStuck(dialogue, next, event, text), lastText: text });
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

/**
 * Returns the meaning `read` that a model found. If the built-in rules heard a request that they did not understand,
 * adds the words of that request, so that it is not lost.
 */
function withUnread(read: DialogueEvent, own: DialogueEvent): DialogueEvent {
  if ((read.type !== 'details' && read.type !== 'question') || read.unread || !('unread' in own)) return read;
  return { ...read, unread: own.unread };
}

function respond(state: Dialogue): DialogueResponse {
  const { snapshot } = state;
  const { context, value } = snapshot;
  const forms = laterForms(value, context);
  const times = forms ? (state.asked[forms.key] ?? 0) : 0;
  const isAsked = forms !== undefined && asksAnew(context);
  const asked = isAsked ? { ...state.asked, [forms.key]: times + 1 } : state.asked;
  const counted = isAsked ? countQuestion(state.counted, forms.key, context) : state.counted;
  return {
    state: { ...state, asked, counted },
    say: speak(value, context, forms && laterPrompt(forms, times, value, context)),
    language: context.language,
    ticket: buildTicket(context, finalTicketStatus[value] ?? 'filling'),
    isOver: snapshot.status !== 'active',
    wantsPerson: value === 'handedOver' && context.lastEvent !== 'emergency',
  };
}

/**
 * Returns whether the agent asks its current question in this turn. It does not ask in an urgent answer or when it
 * repeats its last words. A greeting asks only if it contains the first prompt.
 */
function asksAnew({ agent, language, lastEvent, values }: DialogueContext): boolean {
  if (lastEvent !== 'start') return !['repeat', 'danger', 'distress'].includes(lastEvent);
  const prompt = nextSlot(agent, values)?.prompt[language];
  return prompt !== undefined && agent.greeting[language].includes(prompt);
}

/**
 * Returns what the agent says instead of its first prompt, after it has asked the question `times` times. `undefined`
 * means the first prompt again. An empty text means no prompt: a caller who keeps asking questions hears only the
 * answers.
 */
function laterPrompt(
  { again, third }: LaterForms,
  times: number,
  state: DialogueState,
  { lastEvent }: DialogueContext,
): string | undefined {
  // A caller who asks to hear something again hears the same words.
  const said = lastEvent === 'repeat' ? times - 1 : times;
  if (said <= 0 || lastEvent === 'language' || lastEvent === 'back') return undefined;
  // A yes after an urgent answer does not confirm the details. So the agent repeats all details.
  if (state === 'confirming' && (lastEvent === 'yes' || lastEvent === 'enough')) return undefined;
  if (said > 1 && lastEvent === 'question') return '';
  return said % 2 === 1 ? again : third;
}
