import type { DemoLanguage } from '#language/languages.ts';
import type { Urgency } from '#shared/hearing/urgent-words.ts';
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
 * The requests in an utterance that the agent has not understood, in the caller's words. They are only set if the agent
 * has understood another part of the utterance.
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
      /** A date or time that the caller mentioned in addition to the details, but that does not exist. */
      readonly impossible?: string | undefined;
      readonly unread?: Unread;
    }
  /** The agent has asked for a detail twice. `values` contains what it assumes, and `unsure` the caller's words. */
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
      /** The questions in the same utterance as a yes. Example: "yes, and where do I park?" */
      readonly questions?: readonly AskedQuestion[];
      readonly unread?: Unread;
    };
