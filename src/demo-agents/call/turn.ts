import type { IsoDate } from '#language/calendar.ts';
import type { DemoLanguage } from '#language/languages.ts';
import type { PartialDateTime } from '#language/read-date-time.ts';
import type { Locale } from '#shared/rules/locales.ts';
import type { OrderLine } from '../slots/orders.ts';
import type { Menu } from '../slots/slots.ts';
import type { CallState } from './call-state.ts';

/** Something that the caller does: speaks, presses a button, or touches the ticket. */
export type CallAction =
  /** The caller typed or said something. An empty text means silence. */
  | { readonly type: 'say'; readonly text: string }
  /** The caller pressed a button that answers the question. `enough` means "that's all". */
  | { readonly type: 'answer'; readonly answer: 'yes' | 'no' | 'enough' | 'other' }
  /** The caller chose the row that is wrong. */
  | { readonly type: 'pick'; readonly row: string }
  | { readonly type: 'change'; readonly row: string; readonly change: RowChange }
  /** The caller pressed "It's right" on a marked row. */
  | { readonly type: 'accept'; readonly row: string }
  /** The caller pressed the Confirm button at the ticket. */
  | { readonly type: 'confirm' };

/** A change that a control of the ticket makes. It passes the same checks as a spoken value. */
export type RowChange =
  | { readonly kind: 'choice'; readonly key: string }
  | { readonly kind: 'count'; readonly count: number }
  | ({ readonly kind: 'time' } & Pick<PartialDateTime, 'day' | 'minutes' | 'part'>)
  | { readonly kind: 'nights'; readonly from?: IsoDate | undefined; readonly nights?: number | undefined }
  | { readonly kind: 'order'; readonly lines: readonly OrderLine[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'clear' };

/** A button under the agent's question. There are at most six; the last is then `other`. */
export interface CallButton {
  readonly key: string;
  readonly label: string;
  readonly action: CallAction;
}

export interface ControlOption {
  readonly key: string;
  readonly label: string;
  readonly isAvailable: boolean;
}

/** The native control with which a row of the ticket is edited, with its current value. */
export type RowControl =
  | { readonly kind: 'choice'; readonly options: readonly ControlOption[]; readonly key?: string | undefined }
  | { readonly kind: 'count'; readonly count?: number | undefined; readonly min: number; readonly max: number }
  | {
      readonly kind: 'time';
      /** The days on which something is free. */
      readonly days: readonly { readonly day: IsoDate; readonly label: string }[];
      /** The free times of `day`. Empty until a day is chosen. */
      readonly times: readonly { readonly minutes: number; readonly label: string }[];
      readonly day?: IsoDate | undefined;
      readonly minutes?: number | undefined;
    }
  | {
      readonly kind: 'nights';
      readonly from?: IsoDate | undefined;
      readonly nights?: number | undefined;
      readonly earliest: IsoDate;
      readonly latest: IsoDate;
      readonly maxNights: number;
    }
  | { readonly kind: 'order'; readonly lines: readonly OrderLine[]; readonly menu: Menu }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly entry: 'name' | 'tel' | 'address' | 'text';
      readonly maximum: number;
    };

export interface TicketRow {
  readonly key: string;
  /** The label in the language of the call. */
  readonly label: string;
  readonly control: RowControl;
  readonly isAsked: boolean;
  /** Set while the row is marked. Example: "Please check: is this the whole name?" */
  readonly check?: string | undefined;
  /** The sentence that refused the last change of this row. */
  readonly refusal?: string | undefined;
}

/** How far a call has come, or how it ended. `ready` means that nothing is missing and nothing is marked. */
export type TicketStatus = 'filling' | 'ready' | 'confirmed' | 'handed over' | 'cancelled';

/** A line of the ticket that cannot be edited. */
export interface TicketLine {
  readonly label: string;
  readonly value: string;
}

/** The ticket as the caller sees it. */
export interface Ticket {
  /** Example: "What the salon sees". */
  readonly heading: string;
  /** The word "Ticket" in the language of the call. */
  readonly name: string;
  readonly status: TicketStatus;
  readonly rows: readonly TicketRow[];
  /** What follows from the rows: the total, the length, when an order is ready. */
  readonly facts: readonly TicketLine[];
  /** What staff are told: allergies, requests that were not understood, an emergency. */
  readonly notes: readonly TicketLine[];
  readonly canConfirm: boolean;
  /** What a caller agrees to by confirming, if it is more than a booking. It belongs beside the Confirm button. */
  readonly confirmNote?: string | undefined;
}

export interface Turn {
  readonly call: CallState;
  readonly say: string;
  readonly language: DemoLanguage;
  readonly buttons: readonly CallButton[];
  readonly ticket: Ticket;
  /** The keys of the rows that `say` reads back and asks about. */
  readonly readBack: readonly string[];
  /** The keys of the questions that `say` answers. `unknown` stands for a question that the agent cannot answer. */
  readonly answered: readonly string[];
  readonly isOver: boolean;
  /** Whether the page should offer a callback by a person: while the agent offers one, and after a handover. */
  readonly wantsPerson: boolean;
}

/** The time and the variant of the site in which a call begins, and the language of the greeting. */
export interface CallStart {
  readonly now: Date;
  readonly locale: Locale;
  readonly language?: DemoLanguage | undefined;
}
