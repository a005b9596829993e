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
  /**
   * What the agent says once, directly after this value, in place of its price and length. The placeholders are
   * `{total}`, `{length}` and `{by}`.
   */
  readonly confirmation?: Translated;
}

/** One of the values that a choice slot can have. */
export interface Choice extends NamedValue {
  /** Set if a plain "yes" or a plain "no" means this choice when the agent has just asked for the slot. */
  readonly means?: 'yes' | 'no';
  /** The amount that the choice adds to the total, in cents including tax. */
  readonly price?: number;
  /**
   * The keys of the slots by which the price is multiplied: a `count` by its count, and a `date-range` by its number of
   * nights.
   */
  readonly per?: readonly string[];
  /** Whether the price is a starting price. The agent then says, for example, "from $110". */
  readonly isStartingPrice?: boolean;
  /** The keys of the choices that are part of this one. Example: a cut and a colour. Their words do not replace it. */
  readonly covers?: readonly string[];
  /** By how many minutes the choice makes an appointment longer. */
  readonly minutes?: number;
  /**
   * Returns whether the choice is available, depending on the other values. If it is not, the agent says the `refusal`
   * of the slot.
   */
  readonly when?: (known: KnownValues) => boolean;
  /** The highest count in another slot with which the choice is available. Example: a room for at most two guests. */
  readonly capacity?: { readonly slot: string; readonly max: number };
  /** The nights of the week for which the choice is sold out. */
  readonly soldOutOn?: readonly Weekday[];
  /**
   * Maximum number of minutes until somebody arrives. It is used for the placeholder `{by}` and for the row `Arrives
   * by` of the ticket.
   */
  readonly arrivesWithin?: number;
  /**
   * What the agent says at the end, in place of its usual farewell. The placeholders are the same as in `confirmation`.
   */
  readonly farewell?: Translated;
}

/** A slot for an order of menu items with counts and sizes. The caller can correct the order. */
export interface OrderSlot extends SlotBase {
  readonly kind: 'order';
  readonly menu: Menu;
  readonly sizePrompt: Translated;
  readonly readiness: Readiness;
}

/**
 * How soon an order can be ready. The choice in the slot `slot` decides the number of minutes. If the caller has named
 * a time in the slot `wishedTime`, that time is used.
 */
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
  /**
   * What the agent says if a choice is not available. The placeholders are `{choice}`, and `{others}` for the choices
   * that are available.
   */
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

/**
 * A slot for a day and time. The agent checks it against the opening hours and the diary, and offers the nearest free
 * times.
 */
export interface DateTimeSlot extends SlotBase {
  readonly kind: 'date-time';
  /** Number of minutes from one possible start to the next. */
  readonly step: number;
  /** Length of the appointment in minutes, if no choice has a length. */
  readonly minutes: number;
  /**
   * Minimum number of minutes from now to the start of a booking. It is one number, or a number for each choice in
   * another slot.
   */
  readonly notice?: number | { readonly slot: string; readonly minutes: Readonly<Record<string, number>> };
  /** How many days ahead a booking can be. 0 means that only today can be booked. */
  readonly daysAhead: number;
  readonly busy: readonly BusyTime[];
  /**
   * The slot in which the caller chooses a staff member, and the keys of the staff members who have a diary. Any other
   * choice in the slot means anyone who is free.
   */
  readonly staff?: { readonly slot: string; readonly keys: readonly string[] };
  /**
   * What the agent says about a time. `start`: only the start. `span`: the start and the end. `window`: the start and
   * the end of a fixed window. With `window`, a caller who names any time within a window books the whole window.
   */
  readonly shows?: 'start' | 'span' | 'window';
  /**
   * Whether the slot is for an appointment that is already booked. The caller then only needs to give its day. The day
   * is not checked against the opening hours or the diary.
   */
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
  /**
   * The words with which callers count, in any language. Example: guests, people, 位, 명. `readCount` explains `#` and
   * `=`.
   */
  readonly units: readonly string[];
  /**
   * The words after a number that may count people who are already included in the total. Example: "kids" in "four
   * guests, two kids".
   */
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
  /**
   * The minutes since midnight at which this part of the day begins and ends. A part with `from` later than `to`
   * includes midnight.
   */
  readonly from: number;
  readonly to: number;
}

/**
 * A slot for a time of day without a day. Example: the time at which guests arrive. An hour without am or pm is taken
 * as after noon.
 */
export interface TimeSlot extends SlotBase {
  readonly kind: 'time';
  readonly bands: readonly TimeBand[];
}

/** A slot for the caller's own words. Example: the reason for a visit, or the description of a job. */
export interface TextSlot extends SlotBase {
  readonly kind: 'text';
  /**
   * Phrases by which the agent recognises this description before it has asked for it. An utterance that contains one
   * of them fills the slot.
   */
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
  /**
   * The price, or the prices of the sizes. If the item has sizes and the caller does not say one, the agent asks for
   * it.
   */
  readonly price: number | Readonly<Record<string, number>>;
  /** The answer to a caller who asks what the item contains. */
  readonly contents: Translated;
}

/** An ingredient. It can be left out of an item, or added to it for `extraPrice` cents. */
export interface MenuPart extends Named {
  readonly extraPrice: number;
  /**
   * What the agent calls the ingredient when it is added. The default is "extra" and the name. A caller adds an
   * ingredient that has this text by its name alone, without a word such as "extra".
   */
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
