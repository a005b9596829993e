import type { DemoLanguage } from '#domain/demo-languages.ts';
import type { Urgency } from '#domain/urgent-words.ts';
import type { Question } from '../slots/agent.ts';
import type { Rejection } from '../slots/check-values.ts';
import type { SlotValues } from '../slots/slot-values.ts';
import type { Intent } from './intents.ts';

/** A question that the caller asked, with the menu item or the choice that it mentions. */
export interface AskedQuestion {
  readonly question: Question;
  readonly item?: string | undefined;
  readonly size?: string | undefined;
  readonly choice?: string | undefined;
}

/**
 * The requests that the agent has not understood in an utterance of which it has understood another part. They are in
 * the caller's words.
 */
export type Unread = readonly string[] | undefined;

/** The meaning of one utterance, as an event for the dialogue machine. */
export type DialogueEvent =
  | {
      readonly type: 'details';
      readonly language: DemoLanguage;
      readonly values: SlotValues;
      readonly questions: readonly AskedQuestion[];
      readonly notes: SlotValues;
      readonly rejected?: Rejection | undefined;
      /** A date or time beside the details that does not exist. */
      readonly impossible?: string | undefined;
      readonly unread?: Unread;
    }
  /** Values that the agent assumes after it has asked for a detail twice, with the caller's words for them. */
  | {
      readonly type: 'assumed';
      readonly language: DemoLanguage;
      readonly values: SlotValues;
      readonly unsure: Readonly<Record<string, string>>;
    }
  | {
      readonly type: Urgency;
      readonly language: DemoLanguage;
      /**
       * The normalised utterance. If the caller says almost the same again, the call may go on without another urgent
       * answer.
       */
      readonly urgentText?: string | undefined;
      /** The other details in the utterance. */
      readonly values?: SlotValues | undefined;
      readonly notes?: SlotValues | undefined;
    }
  | { readonly type: 'impossible'; readonly language: DemoLanguage; readonly impossible: string }
  | {
      readonly type: 'question';
      readonly language: DemoLanguage;
      readonly questions: readonly AskedQuestion[];
      readonly notes: SlotValues;
      readonly unread?: Unread;
    }
  | { readonly type: 'tooMuch'; readonly language: DemoLanguage; readonly reason: string }
  | { readonly type: 'handover'; readonly language: DemoLanguage; readonly reason: string; readonly notes: SlotValues }
  | { readonly type: 'emergency'; readonly language: DemoLanguage; readonly notes: SlotValues }
  | {
      readonly type:
        | Intent
        | 'leave'
        | 'stuck'
        | 'silence'
        | 'unclear'
        | 'tooLong'
        | 'badPhone'
        | 'cardNumber'
        | 'language'
        | 'otherLanguage';
      readonly language: DemoLanguage;
      /** The questions beside a yes. Example: "yes, and where do I park?" */
      readonly questions?: readonly AskedQuestion[];
      readonly unread?: Unread;
    };
