import type { DemoLanguage } from '#language/languages.ts';
import type { Urgency } from '#shared/hearing/urgent-words.ts';
import type { DialogueAgent, Handover, Question } from '../slots/agent.ts';
import type { LocalTime } from '../slots/business-time.ts';
import type { FreeTime, SlotValue, SlotValues } from '../slots/slot-values.ts';
import type { Slot } from '../slots/slots.ts';

/** A question that the caller asked, with the menu item or the choice that it mentions. */
export interface AskedQuestion {
  readonly question: Question;
  readonly item?: string | undefined;
  readonly size?: string | undefined;
  readonly choice?: string | undefined;
  /** Whether the question is about what the ticket already says. */
  readonly isOfTicket?: boolean | undefined;
}

/** Everything about the call that decides what an utterance means. */
export interface ReadingContext {
  readonly agent: DialogueAgent;
  /** The language of the call so far. */
  readonly language: DemoLanguage;
  readonly localTime: LocalTime;
  readonly values: SlotValues;
  /** The slot that the agent has just asked for. */
  readonly asked: Slot | undefined;
  /** The free times that are shown as buttons. */
  readonly offered: readonly FreeTime[];
  /** The keys of the slots that the agent has just read back. */
  readonly readBack: readonly string[];
  /** Whether the agent has just read the ticket back. */
  readonly isConfirming: boolean;
  /** Whether the agent has just read the ticket back, or asked which part of it is wrong. */
  readonly isRepairing: boolean;
}

/** A value that an utterance gives. It is not checked against the diary and the other values yet. */
export interface ReadValue {
  readonly slot: string;
  /** The whole new value of the slot: an order with all its lines, a stay with its first night and its length. */
  readonly value: SlotValue;
  /** Whether the value comes from no closed list and no strict reader, so that the caller must look at it. */
  readonly isDoubtful: boolean;
}

/** What a caller wants from the call itself. */
export type CallIntent =
  | 'yes'
  | 'no'
  | 'enough'
  | 'repeat'
  | 'back'
  | 'cancel'
  | 'thanks'
  | 'greeting'
  | 'language'
  | 'otherLanguage';

/** A detail that cannot be used, with the caller's words for it. */
export interface Trouble {
  readonly kind:
    | 'badName'
    | 'badPhone'
    | 'cardNumber'
    | 'impossibleDate'
    | 'impossibleTime'
    | 'tooLong'
    | 'notOffered'
    | 'tooMany';
  readonly words: string;
}

export interface Reading {
  readonly language: DemoLanguage;
  /** The agent's own emergency, or what the shared ear heard. */
  readonly alarm?: 'emergency' | 'danger' | 'distress' | undefined;
  /** What the ear heard in a text that may be ordinary talk. The agent says whom to call, and goes on. */
  readonly doubt?: Urgency | undefined;
  readonly handover?: Handover | undefined;
  readonly wantsPerson: boolean;
  readonly intent?: CallIntent | undefined;
  readonly questions: readonly AskedQuestion[];
  readonly values: readonly ReadValue[];
  /** The keys of the slots that the caller empties. Example: "no delivery". */
  readonly removed: readonly string[];
  readonly trouble?: Trouble | undefined;
  /** What nothing read, in the caller's words. It is empty if nothing of weight is left. */
  readonly leftover: string;
  /** Whether the words that are left over ask something. */
  readonly asksUnknown: boolean;
}
