import type { Translated } from '../text/translated.ts';
import type { Weekday } from './business-time.ts';

/**
 * The slot values in the short form that conditions read. A choice is its key, a time is the key of its `TimeBand`, a
 * count is its digits, and any other filled slot is `yes`. The key `now` is `open` or `closed`, depending on the
 * opening hours.
 */
export type KnownValues = Readonly<Record<string, string | undefined>>;

interface SlotBase {
  readonly key: string;
  readonly label: Translated;
  /** The question with which the agent asks for this slot. The placeholders are the keys of all slots. */
  readonly prompt: Translated;
  /** The question with which the agent asks again. When unset, it asks in the same words. */
  readonly promptAgain?: Translated;
  /** Returns whether the slot is needed, depending on the other values. Without this function, it is always needed. */
  readonly when?: (known: KnownValues) => boolean;
  /** Whether the caller may refuse to give this detail. */
  readonly optional?: boolean;
  /** Whether the agent never asks for this slot. It is only filled if the caller mentions a value. */
  readonly isNeverPrompted?: boolean;
  /** How the agent repeats the value. `{value}` is replaced by the value. The default text is only the value. */
  readonly readBack?: Translated;
  /** What the agent says once, directly after the slot was filled. Example: it asks for a photo. */
  readonly hint?: Translated;
}

/** A line that a choice adds to the ticket. */
export interface TicketFact {
  readonly label: Translated;
  readonly value: Translated;
}

/** Something that callers name. */
export interface Named {
  readonly key: string;
  readonly name: Translated;
  /** Other names, in any language. The agent always understands them. `…` matches a few words. */
  readonly aliases: readonly string[];
}

/** One of the values of a slot, which the ticket shows and the agent confirms. */
interface NamedValue extends Named {
  /** Phrases that mean this value only if the agent has just asked for the slot. Example: `cancel`, `the first`. */
  readonly answerAliases?: readonly string[];
  readonly ticketFacts?: readonly TicketFact[];
  /** Said once after this value, in place of its price and length. Placeholders: `{total}`, `{length}`, `{by}`. */
  readonly confirmation?: Translated;
}

/** One of the values that a choice slot can have. */
export interface Choice extends NamedValue {
  /** Set if a plain "yes" or a plain "no" means this choice when the agent has just asked for the slot. */
  readonly means?: 'yes' | 'no';
  /** The amount that the choice adds to the total, in cents including tax. */
  readonly price?: number;
  /** The keys of the slots (counts, or nights of a stay) by which the price is multiplied. */
  readonly per?: readonly string[];
  /** Whether the price is a starting price. The agent then says, for example, "from $110". */
  readonly isStartingPrice?: boolean;
  /** The keys of the choices that are part of this one. Example: a cut and a colour. Their words do not replace it. */
  readonly covers?: readonly string[];
  /** By how many minutes the choice makes an appointment longer. */
  readonly minutes?: number;
  /** Returns whether the choice is available. If it is not, the agent says the `refusal` of the slot. */
  readonly when?: (known: KnownValues) => boolean;
  /** The highest count in another slot with which the choice is available. Example: a room for at most two guests. */
  readonly capacity?: { readonly slot: string; readonly max: number };
  /** The nights of the week for which the choice is sold out. */
  readonly soldOutOn?: readonly Weekday[];
  /** Maximum number of minutes until somebody arrives, for `{by}` and the row `Arrives by`. */
  readonly arrivesWithin?: number;
  /** Replaces the usual farewell. It has the placeholders of `confirmation`. */
  readonly farewell?: Translated;
}

/** A slot for an order of menu items with counts and sizes. The caller can correct the order. */
export interface OrderSlot extends SlotBase {
  readonly kind: 'order';
  readonly menu: Menu;
  readonly sizePrompt: Translated;
  readonly readiness: Readiness;
}

/** How soon an order can be ready: after the minutes of a choice, or at a time that the caller has named. */
export interface Readiness {
  readonly slot: string;
  readonly minutes: Readonly<Record<string, number>>;
  readonly wishedTime?: string;
}

export interface ChoiceSlot extends SlotBase {
  readonly kind: 'choice';
  readonly choices: readonly Choice[];
  /** Returns the key of the choice that goes without saying as soon as another slot is filled. */
  readonly assumed?: (known: KnownValues) => string | undefined;
  /** Said of a `{choice}` that is not available. `{others}` are those that are. */
  readonly refusal?: Translated;
}

/** A time that is booked every week, in minutes since midnight. */
export interface BusyTime {
  readonly days: readonly Weekday[];
  readonly from: number;
  readonly to: number;
  /** Key of the staff member who is busy at this time. Without it, everybody is busy. */
  readonly person?: string;
}

/** A day and time. If it is not free, the agent offers the nearest free times. */
export interface DateTimeSlot extends SlotBase {
  readonly kind: 'date-time';
  /** Number of minutes from one possible start to the next. */
  readonly step: number;
  /** Length of the appointment in minutes, if no choice has a length. */
  readonly minutes: number;
  /** Minimum number of minutes from now to a booking: one number, or one for each choice in another slot. */
  readonly notice?: number | { readonly slot: string; readonly minutes: Readonly<Record<string, number>> };
  /** How many days ahead a booking can be. 0 means that only today can be booked. */
  readonly daysAhead: number;
  readonly busy: readonly BusyTime[];
  /** The slot for a staff member, and the keys of those who have a diary. Any other choice means anyone free. */
  readonly staff?: { readonly slot: string; readonly keys: readonly string[] };
  /**
   * What the agent says about a time. `start`: only the start. `span`: the start and the end. `window`: the start and
   * the end of a fixed window. With `window`, a caller who names any time within a window books the whole window.
   */
  readonly shows?: 'start' | 'span' | 'window';
  /** Whether the appointment is already booked. Only its day is needed, and it is not checked. */
  readonly isExisting?: boolean;
}

/** A slot for the nights of a stay. The caller says the first day, and either the last day or the number of nights. */
export interface DateRangeSlot extends SlotBase {
  readonly kind: 'date-range';
  /** The question that the agent asks if only the first day is known. */
  readonly nightsPrompt: Translated;
  /** Maximum number of nights. For a longer stay, the agent hands the call over to a person. */
  readonly maxNights: number;
  /** How many days ahead a stay can begin. */
  readonly daysAhead: number;
}

/** A slot for a number. Example: the number of guests. */
export interface CountSlot extends SlotBase {
  readonly kind: 'count';
  /** The words with which callers count. Example: guests, 位, 명. `readCount` explains `#` and `=`. */
  readonly units: readonly string[];
  /** Words for people who may be in the total already. Example: "kids" in "four guests, two kids". */
  readonly partUnits?: readonly string[];
  readonly min: number;
  /** Maximum number. For a higher one, the agent hands the call over to a person. */
  readonly max: number;
  /** How the agent says the number one, and how it says a higher number, with the placeholder `{count}`. */
  readonly one: Translated;
  readonly many: Translated;
}

/** A part of the day. Example: "late", "in the afternoon". The caller can name it, or say a time that is within it. */
export interface TimeBand extends NamedValue {
  /** In minutes since midnight. A part with `from` later than `to` includes midnight. */
  readonly from: number;
  readonly to: number;
}

/** A time of day without a day, such as that of arrival. An hour without am or pm is after noon. */
export interface TimeSlot extends SlotBase {
  readonly kind: 'time';
  readonly bands: readonly TimeBand[];
}

/** A slot for the caller's own words. Example: the reason for a visit, or the description of a job. */
export interface TextSlot extends SlotBase {
  readonly kind: 'text';
  /** An utterance with one of these phrases fills the slot before the agent has asked for it. */
  readonly triggers?: readonly string[];
}

/** A slot for a name, a phone number or a street address. */
export interface PlainSlot extends SlotBase {
  readonly kind: 'name' | 'phone' | 'address';
  /** Whether an email address also fills a slot for a phone number. */
  readonly acceptsEmail?: boolean;
}

/** One detail that the agent needs. */
export type Slot = OrderSlot | ChoiceSlot | DateTimeSlot | DateRangeSlot | CountSlot | TimeSlot | TextSlot | PlainSlot;

/** An item of the menu. Prices are in cents including tax. */
export interface MenuItem extends Named {
  /** The plural of the name in English. Chinese and Korean have no plural. */
  readonly plural: string;
  /** The words with which Chinese and Korean count the item. */
  readonly counters: { readonly zh: string; readonly ko: string };
  /** The price, or the prices of the sizes. The agent asks for a size that the caller has not said. */
  readonly price: number | Readonly<Record<string, number>>;
  /** The answer to a caller who asks what the item contains. */
  readonly contents: Translated;
}

/** An ingredient. It can be left out of an item, or added to it for `extraPrice` cents. */
export interface MenuPart extends Named {
  readonly extraPrice: number;
  /** Replaces "extra" and the name. A caller adds such an ingredient by its name alone. */
  readonly added?: Translated;
  /** The only size for which the ingredient is available, with a hint that tells the caller so. */
  readonly onlySize?: { readonly size: string; readonly hint: Translated };
}

/** Everything that callers can order. */
export interface Menu {
  readonly items: readonly MenuItem[];
  readonly sizes: readonly Named[];
  readonly parts: readonly MenuPart[];
  /** Maximum count in one line of an order. For a higher one, the agent hands the call over to a person. */
  readonly maxPerLine: number;
}
