import { neededSlots } from '../slots/slot-values.ts';
import type { Slot } from '../slots/slots.ts';
import { isWishedTime, readinessSlot, readyAt, totalOf } from '../slots/totals.ts';
import { presentTime } from '../text/present-date-time.ts';
import { fillPlaceholders, joinSentences } from '../text/translated.ts';
import { type CallState, markedSlots } from './call-state.ts';
import { describeValue } from './describe-values.ts';
import { presentTotal } from './present-values.ts';
import { texts } from './texts.ts';

const maxDetails = 3;
const maxWords = 25;
/** Maximum number of words of a description of the caller that are read back. The ticket shows all of it. */
const maxTextWords = 8;
const totalKey = 'total';

interface Detail {
  readonly key: string;
  readonly words: string;
}

/** Returns what the agent reads back next, and the keys of the rows that it asks about. */
export function readBack(state: CallState): { readonly keys: readonly string[]; readonly say: string } {
  const { agent, language } = state;
  const open = openDetails(state);
  const confirm = (agent.texts?.confirm ?? texts.confirm)[language];
  if (open.length === 0) return { keys: [], say: agent.texts?.confirm ? confirm : texts.goAhead[language] };
  const now = firstDetails(open, state);
  const isFirst = !state.hasAgreed;
  const details = now.map(({ words }) => words).join(language === 'zh-Hans' ? '；' : '; ');
  const text = (isFirst ? texts.readBack : texts.readOn)[language];
  const ask = now.length === open.length ? confirm : texts.confirm[language];
  return {
    keys: now.map(({ key }) => key),
    say: joinSentences([fillPlaceholders(text, { details }), ask], language),
  };
}

export function agree(state: CallState): CallState {
  return { ...agreeTo(state, state.readBack), hasAgreed: true };
}

/** Returns the state after the caller has agreed to rows, such as one that was set by hand. */
export function agreeTo(state: CallState, keys: readonly string[]): CallState {
  const { agent } = state;
  const agreed = detailsOf(state).filter(({ key }) => keys.includes(key));
  // A wished time is read back with the way in which an order is handed over.
  const wished = agent.slots.find((slot) => isWishedTime(agent, slot) && keys.includes(readinessSlot(agent) ?? ''));
  return {
    ...state,
    marked: state.marked.filter((key) => !keys.includes(key) && key !== wished?.key),
    agreed: { ...state.agreed, ...Object.fromEntries(agreed.map(({ key, words }) => [key, words])) },
    readBack: [],
    denied: 0,
  };
}

/** Returns the keys of the details that the caller has not agreed to, those of marked rows first. */
export function openDetails(state: CallState): Detail[] {
  const marked = new Set(markedSlots(state).map(({ key }) => key));
  const open = detailsOf(state).filter(({ key, words }) => marked.has(key) || state.agreed[key] !== words);
  return [...open.filter(({ key }) => marked.has(key)), ...open.filter(({ key }) => !marked.has(key))];
}

/** Returns as many details as fit into one sentence. The total may follow the last of them. */
function firstDetails(open: readonly Detail[], { language }: CallState): readonly Detail[] {
  let words = language === 'en' ? 5 : 1;
  return open.filter(({ key, words: text }, index) => {
    words += wordsIn(text);
    const isInPlace = index < maxDetails || (key === totalKey && index === maxDetails);
    return index === 0 || (isInPlace && words <= maxWords);
  });
}

/** Counts words. Two Chinese characters count as a word. */
function wordsIn(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return (
    Math.ceil(han / 2) +
    text
      .replace(/\p{Script=Han}/gu, ' ')
      .split(/\s+/)
      .filter(Boolean).length
  );
}

function detailsOf(state: CallState): Detail[] {
  const { agent, language, values } = state;
  const details = neededSlots(agent, values).flatMap((slot): Detail[] => {
    const words = isWishedTime(agent, slot) ? undefined : wordsOf(slot, state);
    return words ? [{ key: slot.key, words }] : [];
  });
  const total = totalOf(agent, values);
  if (total.cents === 0 || !total.isComplete) return details;
  const words = fillPlaceholders(texts.totalWithTax[language], { total: presentTotal(total, language) });
  return [...details, { key: totalKey, words }];
}

/** Returns when an order is ready, if the slot says how it is handed over. */
function readyOf(slot: Slot, { agent, localTime, values }: CallState) {
  return slot.key === readinessSlot(agent) ? readyAt(agent, values, localTime) : undefined;
}

function wordsOf(slot: Slot, state: CallState): string | undefined {
  const { language } = state;
  const words = describeValue(slot, state);
  if (!words) return undefined;
  if (slot.kind === 'name' && !slot.readBack) return fillPlaceholders(texts.namedFor[language], { name: words });
  if (slot.kind === 'text') return shortened(words);
  const ready = readyOf(slot, state);
  return ready === undefined ? words : [words, presentTime(ready, language)].join(language === 'en' ? ' at ' : ' ');
}

function shortened(text: string): string {
  if (wordsIn(text) <= maxTextWords) return text;
  const words = text.split(' ').slice(0, maxTextWords).join(' ');
  return `${words.length < text.length ? words : text.slice(0, maxTextWords * 2)}…`;
}
