import type { Weekday, WeekHours } from '../language/calendar.ts';
import type { Speech } from '../text/translated.ts';

/**
 * What is known so far, by slot: the key that was chosen, a count in digits, `yes` for anything else that is filled.
 * `now` is `open` or `closed`, by the business's hours. It decides what else is needed.
 */
export type Known = Readonly<Record<string, string | undefined>>;

interface SlotFacts {
  readonly key: string;
  /** What stands before it on the ticket, in English. */
  readonly label: string;
  /** What the agent asks; `{name}` is the caller's name, once it is known. */
  readonly ask: Speech;
  /** Needed only in this case. */
  readonly when?: (known: Known) => boolean;
  /** The caller may decline it. */
  readonly optional?: boolean;
  /** Never asked for: taken where the caller says it. */
  readonly isUnasked?: boolean;
  /** How it is read back, around `{value}`; the value alone without it. */
  readonly said?: Speech;
  /** Said once, when it has just been given: a hint, such as to send a photo. */
  readonly hint?: Speech;
}

/** A row that a choice puts on the ticket, in English. */
export interface Tell {
  readonly label: string;
  readonly value: string;
}

/** One of several answers to a question of the agent. */
export interface Choice {
  readonly key: string;
  readonly name: Speech;
  /** What callers also call it, in any language, at any time; `…` stands for a few words between. */
  readonly aliases: readonly string[];
  /** Words that mean it only as an answer to the slot's own question: `cancel`, `the first`. */
  readonly answers?: readonly string[];
  /** A choice of another slot that goes with it: running water is urgent. */
  readonly implies?: { readonly slot: string; readonly key: string };
  /** Naming a day after today means it: a visit that can wait. */
  readonly isLaterDay?: boolean;
  /** A plain yes or no to the slot's question means it. */
  readonly means?: 'yes' | 'no';
  /** Cents, tax included, that it adds to the total. */
  readonly price?: number;
  /** The price is for each of these: keys of `count` slots, or of `dates` slots for each night. */
  readonly per?: readonly string[];
  /** The price is where it starts. */
  readonly isFrom?: boolean;
  /** Minutes that it adds to the length of an appointment. */
  readonly minutes?: number;
  /** To be had only in this case; else it is refused, with the slot's `refusal`. */
  readonly when?: (known: Known) => boolean;
  /** To be had for no more than this count of another slot: a room for two guests. */
  readonly fits?: { readonly slot: string; readonly most: number };
  /** Nights of the week that are sold out. */
  readonly fullOn?: readonly Weekday[];
  /** Somebody comes within these minutes: gives `{by}` in `news` and a row `Arrives by` on the ticket. */
  readonly within?: number;
  readonly tells?: readonly Tell[];
  /** Said once, when it has just been chosen, instead of its price and length; `{total}`, `{length}`, `{by}`. */
  readonly news?: Speech;
  /** Said at the end instead of the agent's own farewell, with the same places. */
  readonly farewell?: Speech;
}

/** Lines of a menu, with counts, sizes and changes of mind. */
export interface OrderSlot extends SlotFacts {
  readonly kind: 'order';
  readonly menu: Menu;
  readonly askSize: Speech;
  readonly askKind: Speech;
  /** How soon it can be ready. */
  readonly readiness: Readiness;
}

/** How soon an order can be ready, in minutes by what is chosen in `slot`; `wish` is a `moment` slot that overrides it. */
export interface Readiness {
  readonly slot: string;
  readonly minutes: Readonly<Record<string, number>>;
  readonly wish?: string;
}

/** One of several. */
export interface ChoiceSlot extends SlotFacts {
  readonly kind: 'choice';
  readonly choices: readonly Choice[];
  /** Taken for granted as soon as the caller gives details of something else: a booking, where a job is chosen first. */
  readonly assumed?: string;
  /** Why a choice is not to be had now; `{choice}`, and `{others}` that are. */
  readonly refusal?: Speech;
}

/** Times that are gone, every week. */
export interface Taken {
  readonly days: readonly Weekday[];
  readonly from: number;
  readonly to: number;
  /** Only with this person, by a key of the slot named in `people`; without it with nobody. */
  readonly person?: string;
}

/** A day and a time, checked against the hours and what is taken; the nearest free times are offered. */
export interface MomentSlot extends SlotFacts {
  readonly kind: 'moment';
  /** When it may begin and must have ended; the agent's own hours without it. */
  readonly hours?: WeekHours;
  /** Minutes between two beginnings. */
  readonly step: number;
  /** Minutes it takes, where no choice says how long. */
  readonly minutes: number;
  /** Minutes from now until the first beginning; by what is chosen in a slot, where that decides. */
  readonly notice?: number | { readonly slot: string; readonly minutes: Readonly<Record<string, number>> };
  /** How many days ahead can be taken; 0 is today only. */
  readonly days: number;
  readonly taken: readonly Taken[];
  /** Who has a diary: a choice slot, and the keys of its people; any other choice means whoever is free. */
  readonly people?: { readonly slot: string; readonly keys: readonly string[] };
  /** Whether the beginning is told, or the end too; in a window any time of it means all of it. */
  readonly shows?: 'start' | 'span' | 'window';
  /** Something that is already booked: a day is enough, and nothing is checked. */
  readonly isExisting?: boolean;
}

/** Nights: from which day to which, or how many. */
export interface DatesSlot extends SlotFacts {
  readonly kind: 'dates';
  /** Asked once the first day is known, but not how long. */
  readonly askNights: Speech;
  /** More nights than this go to a person. */
  readonly most: number;
  /** How many days ahead can be taken. */
  readonly days: number;
}

/** How many. */
export interface CountSlot extends SlotFacts {
  readonly kind: 'count';
  /** Words that it is counted in, in any language: guests, people, 位, 명. */
  readonly units: readonly string[];
  readonly least: number;
  /** More than this goes to a person. */
  readonly most: number;
  /** How it is said: one, and `{count}` of them. */
  readonly one: Speech;
  readonly many: Speech;
}

/** A stretch of the day, into which a time falls or which is named itself: late, in the afternoon. */
export interface TimeBand {
  readonly key: string;
  readonly name: Speech;
  readonly aliases: readonly string[];
  /** Words that mean it only as an answer to the slot's own question. */
  readonly answers?: readonly string[];
  /** Minutes of the day; where `from` is later than `to` it runs over midnight. */
  readonly from: number;
  readonly to: number;
  readonly tells?: readonly Tell[];
  /** Said once, when it has just been given. */
  readonly news?: Speech;
}

/** A time of day without a day: when guests arrive. An hour without am or pm lies after noon. */
export interface TimeSlot extends SlotFacts {
  readonly kind: 'time';
  readonly bands: readonly TimeBand[];
}

/** The caller's own words: a reason, a description of a job. */
export interface TextSlot extends SlotFacts {
  readonly kind: 'text';
  /** Words that show that a sentence is about it before it is asked. */
  readonly heardAs?: readonly string[];
}

/** What they say. */
export interface PlainSlot extends SlotFacts {
  readonly kind: 'name' | 'phone' | 'address';
}

/** One detail that the agent must have before it can read back. */
export type Slot = OrderSlot | ChoiceSlot | MomentSlot | DatesSlot | CountSlot | TimeSlot | TextSlot | PlainSlot;

/** A thing on the menu. Prices are whole cents, tax included. */
export interface MenuItem {
  readonly key: string;
  readonly name: Speech;
  /** The English plural, since English alone needs one. */
  readonly plural: string;
  /** What callers also call it, in any language. */
  readonly aliases: readonly string[];
  /** How it is counted in Chinese and in Korean. */
  readonly counters: { readonly zh: string; readonly ko: string };
  readonly kind: string;
  /** One price, or a price by size; a size that was not said is asked for. */
  readonly price: number | Readonly<Record<string, number>>;
  /** What is in it, for who asks. */
  readonly contents: Speech;
}

/** A size of {@link MenuItem}s that have sizes. */
export interface MenuSize {
  readonly key: string;
  readonly name: Speech;
  readonly aliases: readonly string[];
}

/** Something that can be left out of an item, or added for a price in cents. */
export interface MenuPart {
  readonly key: string;
  readonly name: Speech;
  readonly aliases: readonly string[];
  readonly extraPrice: number;
  /** How it is said when it is added, where "extra" is not the word; naming it is then enough to add it. */
  readonly added?: Speech;
  /** To be had in this size alone, with what is said about that. */
  readonly only?: { readonly size: string; readonly hint: Speech };
}

/** What an order is made of. */
export interface Menu {
  readonly items: readonly MenuItem[];
  readonly sizes: readonly MenuSize[];
  readonly parts: readonly MenuPart[];
  /** More of one thing than this goes to a person. */
  readonly most: number;
}
