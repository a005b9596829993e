import { addDays, type IsoDate } from '#language/calendar.ts';
import type { DemoLanguage } from '#language/languages.ts';
import { linePrice, type OrderLine, requireItem } from '../slots/orders.ts';
import { type DateTimeValue, knownOf, neededSlots, orderIn } from '../slots/slot-values.ts';
import type { Menu, Slot, TicketFact } from '../slots/slots.ts';
import { isWishedTime, madeChoices, readinessSlot, readyAt, totalMinutes, totalOf } from '../slots/totals.ts';
import { presentDate, presentNights, presentTime } from '../text/present-date-time.ts';
import { capitalise } from '../text/translated.ts';
import { askedSlot, type CallState, canConfirm, isOver, markedSlots } from './call-state.ts';
import { controlOf } from './controls.ts';
import { endOf, valueWords } from './describe-values.ts';
import { changesInWords, groupThousands, presentLength, presentMoney } from './present-values.ts';
import { checks, labels } from './texts.ts';
import type { Ticket, TicketLine, TicketRow, TicketStatus } from './turn.ts';

/** A line of the ticket of the business. `key` is the slot that it belongs to, or says what it is. */
export interface BusinessLine extends TicketLine {
  readonly key: string;
}

/** Returns the ticket as the caller sees it. */
export function ticketOf(state: CallState): Ticket {
  const { agent, language, notes } = state;
  const slots = neededSlots(agent, state.values);
  return {
    heading: agent.ticketHeading,
    name: labels.ticket[language],
    status: statusOf(state),
    rows: slots.map((slot) => rowOf(slot, state)),
    facts: factsOf(state).map(({ label, value }) => ({ label, value })),
    notes: notes.map(({ label, words }) => ({ label: label[language], value: words })),
    canConfirm: canConfirm(state),
    confirmNote: agent.texts?.confirm?.[language],
  };
}

function statusOf(state: CallState): TicketStatus {
  const { stage } = state;
  if (stage === 'confirmed' || stage === 'handed over' || stage === 'cancelled') return stage;
  return canConfirm(state) ? 'ready' : 'filling';
}

function rowOf(slot: Slot, state: CallState): TicketRow {
  const { key, kind } = slot;
  const isMarked = markedSlots(state).includes(slot);
  const check = kind === 'name' || kind === 'phone' || kind === 'address' ? checks[kind] : checks.other;
  return {
    key,
    label: slot.label[state.language],
    control: controlOf(slot, state),
    isAsked: !isOver(state) && askedSlot(state)?.key === key,
    check: isMarked ? check[state.language] : undefined,
    refusal: state.refusals[key],
  };
}

/** Returns what follows from the rows of the ticket, in the language of the call. */
export function factsOf(state: CallState): BusinessLine[] {
  const { agent, language, localTime, values } = state;
  const made = madeChoices(agent, values);
  const bands = neededSlots(agent, values).flatMap((slot) => {
    const value = values[slot.key];
    return slot.kind === 'time' && value?.kind === 'time' ? slot.bands.filter(({ key }) => key === value.band) : [];
  });
  const told = [...made.map(({ choice }) => choice), ...bands].flatMap(({ ticketFacts = [] }) => ticketFacts);
  const arrivals = made.flatMap(({ choice }) => choice.arrivesWithin ?? []);
  const minutes = totalMinutes(agent, values);
  const ready = readyAt(agent, values, localTime);
  const how = made.find(({ slot }) => slot.key === readinessSlot(agent))?.choice.name[language];
  const result = agent.calculation?.workOut(knownOf(values))?.ticket?.[language];
  const fact = (key: string, label: string, value: string | undefined): BusinessLine[] =>
    value === undefined || value === '' ? [] : [{ key, label, value }];
  return [
    ...fact('length', labels.length[language], minutes > 0 ? presentLength(minutes, language) : undefined),
    ...totalLines(state),
    ...fact('ready', capitalise(how ?? ''), ready === undefined ? undefined : presentTime(ready, language)),
    ...arrivals.flatMap((within) =>
      fact('arrives', labels.arrivesBy[language], presentTime(arrivalOf(within, localTime.minutesNow), language)),
    ),
    ...uniqueFacts(told).flatMap(({ label, value }) => fact('told', label[language], value[language])),
    ...fact('result', agent.calculation?.label[language] ?? '', result),
  ];
}

function uniqueFacts(facts: readonly TicketFact[]): TicketFact[] {
  return [...new Map(facts.map((fact) => [`${fact.label.en} ${fact.value.en}`, fact])).values()];
}

function totalLines({ agent, language, values }: CallState): BusinessLine[] {
  const total = totalOf(agent, values);
  if (total.cents === 0 || !total.isComplete) return [];
  const hasOrder = agent.slots.some(({ kind }) => kind === 'order');
  const fees = hasOrder ? madeChoices(agent, values).filter(({ choice }) => choice.price) : [];
  const dollars = money(total.cents, language);
  const from = { en: `from ${dollars}`, 'zh-Hans': `${dollars}起`, ko: `${dollars}부터` }[language];
  return [
    ...fees.map(({ choice }) => ({
      key: 'fee',
      label: capitalise(choice.name[language]),
      value: money(choice.price ?? 0, language),
    })),
    {
      key: 'total',
      label: (agent.totalLabel ?? labels.total)[language],
      value: total.isStartingPrice ? from : dollars,
    },
  ];
}

/**
 * Returns the latest time of arrival, in minutes since midnight, rounded up to five minutes. `within` is the maximum
 * number of minutes from now.
 */
export function arrivalOf(within: number, minutesNow: number): number {
  return Math.ceil((minutesNow + within) / 5) * 5;
}

/** Returns the ticket that the business receives, in English: the filled rows, what follows from them, and the notes. */
export function businessTicket(call: CallState): BusinessLine[] {
  const state: CallState = { ...call, language: 'en' };
  const { agent, notes, values } = state;
  const rows = neededSlots(agent, values)
    .filter((slot) => !isWishedTime(agent, slot))
    .flatMap((slot) => rowsInEnglish(slot, state));
  return [
    ...rows,
    ...factsOf(state),
    ...notes.map(({ label, words }) => ({ key: 'note', label: label.en, value: words })),
  ];
}

function rowsInEnglish(slot: Slot, state: CallState): BusinessLine[] {
  const { agent, localTime, values } = state;
  const value = values[slot.key];
  const row = (text: string | undefined): BusinessLine[] =>
    text ? [{ key: slot.key, label: slot.label.en, value: text }] : [];
  if (value?.kind === 'declined') return row(capitalise(labels.notGiven.en));
  if (slot.kind === 'order')
    return (orderIn(values, slot)?.lines ?? []).map((line) => ({ key: slot.key, ...orderLine(line, slot.menu) }));
  if (slot.kind === 'date-time' && value?.kind === 'date-time' && value.status === 'valid')
    return row(shortDateTime(value, localTime.today, endOf(agent, slot, value, values)));
  if (value?.kind === 'date-range' && value.status === 'valid' && value.from !== undefined)
    return row(shortStay(value.from, value.nights ?? 1, localTime.today));
  if (value && 'status' in value) return [];
  if (value?.kind === 'count') return row(String(value.count));
  const words = valueWords(slot, state);
  return row(slot.kind === 'choice' || slot.kind === 'time' ? words && capitalise(words) : words);
}

function orderLine(line: OrderLine, menu: Menu): TicketLine {
  const item = requireItem(menu, line.item);
  const size = menu.sizes.find(({ key }) => key === line.size)?.name.en;
  const name = [size, item.name.en].filter(Boolean).join(' ');
  const price = linePrice(line, menu);
  return {
    label: `${line.count} × ${[capitalise(name), ...changesInWords(line, menu, 'en')].join(', ')}`,
    value: price > 0 ? money(price, 'en') : labels.size.en,
  };
}

/** Formats an amount in cents for the ticket. Example: "$24.00". */
function money(cents: number, language: DemoLanguage): string {
  return language === 'en' ? `$${groupThousands((cents / 100).toFixed(2))}` : presentMoney(cents, language);
}

/** Formats a day for the business. Example: "Sat 28 Nov". */
function shortDay(day: IsoDate, today: IsoDate): string {
  return presentDate(day, 'en', today).replace(/\p{L}{4,}/gu, (word) => word.slice(0, 3));
}

/** Formats a date and time for the business. Example: "Sat 28 Nov, 1.30 pm", "Sat 28 Nov, 1.30 to 4 pm". */
function shortDateTime({ day = '', minutes }: DateTimeValue, today: IsoDate, end: number | undefined): string {
  if (minutes === undefined) return shortDay(day, today);
  const begin = presentTime(minutes, 'en');
  if (end === undefined) return `${shortDay(day, today)}, ${begin}`;
  const isSameHalf = minutes < 720 === end < 720;
  return `${shortDay(day, today)}, ${isSameHalf ? begin.replace(/ [ap]m$/, '') : begin} to ${presentTime(end, 'en')}`;
}

/** Formats a stay for the business. Example: "Mon 14 Dec to Wed 16 Dec, two nights". */
function shortStay(from: IsoDate, nights: number, today: IsoDate): string {
  return `${shortDay(from, today)} to ${shortDay(addDays(from, nights), today)}, ${presentNights(nights, 'en')}`;
}
