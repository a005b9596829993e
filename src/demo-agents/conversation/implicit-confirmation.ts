import { presentTime } from '../language/present-date-time.ts';
import { linesWithoutSize } from '../slots/orders.ts';
import { isFilled, neededSlots, orderIn } from '../slots/slot-values.ts';
import type { Choice } from '../slots/slots.ts';
import { isReadyWish, madeChoices, readyAt, totalMinutes, totalOf } from '../slots/totals.ts';
import type { DialogueContext } from '../state/dialogue-context.ts';
import { capital, fillIn, listed, sentence } from '../text/translated.ts';
import { stateSpeech } from './common-texts.ts';
import { presentLength, presentMoney, presentOrder, presentTotal } from './present-values.ts';
import { spokenValue } from './slot-texts.ts';

/** What follows from the last sentence: the order with its price, what a choice costs and takes, a slot's own hint. */
export function speakNews(context: DialogueContext): string[] {
  const { agent, fresh, language, values } = context;
  const given = neededSlots(agent, values).filter(
    (slot) => fresh.includes(slot.key) && isFilled(slot, values[slot.key]),
  );
  const hints = given.flatMap(({ hint }) => (hint ? [hint[language]] : []));
  const days = given
    .filter((slot) => (slot.kind === 'moment' || slot.kind === 'dates') && !isReadyWish(agent, slot))
    .map((slot) => `${capital(spokenValue(slot, context) ?? '')}${language === 'zh-Hans' ? '。' : '.'}`);
  const bands = given.flatMap((slot) => {
    const value = values[slot.key];
    // Who asked has heard it.
    if (slot.kind !== 'time' || value?.kind !== 'time' || context.asked.length > 0) return [];
    const news = slot.bands.find(({ key }) => key === value.band)?.news;
    return news ? [news[language]] : [];
  });
  return [orderNews(context), ...choiceNews(context), ...days, ...bands, ...hints];
}

/** After a sentence that changed the order: how it stands, its price, and when it can be ready. */
function orderNews(context: DialogueContext): string {
  const { agent, language, occasion, values } = context;
  const slot = agent.slots.find(({ kind }) => kind === 'order');
  const order = slot && orderIn(values, slot);
  if (slot?.kind !== 'order' || !order || order.lines.length === 0) return '';
  const isAboutOrder = context.fresh.some((key) =>
    agent.slots.some((other) => other.key === key && ['order', 'choice', 'moment'].includes(other.kind)),
  );
  if (!isAboutOrder || linesWithoutSize(order, slot.menu).length > 0) return '';
  const chosen = madeChoices(agent, values).map(({ choice }) => choice.name[language]);
  const said = presentOrder(order, slot.menu, language);
  const comma = language === 'zh-Hans' ? '，' : ', ';
  const stop = language === 'zh-Hans' ? '。' : '.';
  const line = `${capital([said, ...(order.closed ? [] : chosen)].join(comma))}${stop}`;
  const total = fillIn(stateSpeech.itsTotal[language], { total: presentTotal(totalOf(agent, values), language) });
  const ready = order.closed ? readyAt(agent, values, occasion) : undefined;
  const when =
    ready === undefined
      ? ''
      : fillIn(stateSpeech.ready[language], { how: capital(chosen[0] ?? ''), time: presentTime(ready, language) });
  const only = slot.menu.parts.filter(({ key }) => order.lines.some(({ extra }) => extra.includes(key)));
  const isNew = context.fresh.includes(slot.key) && !order.closed;
  const hints = only.flatMap((part) => (part.only && isNew ? [part.only.hint[language]] : []));
  return sentence([line, ...hints, total, when], language);
}

/** What was just chosen: its own news, else its price and length. */
function choiceNews(context: DialogueContext): string[] {
  const { agent, fresh, language, occasion, values } = context;
  if (agent.slots.some(({ kind }) => kind === 'order')) return [];
  const made = madeChoices(agent, values);
  const chosen = made.filter(({ slot }) => fresh.includes(slot.key));
  const own = chosen.flatMap(({ choice }) => (choice.news ? [fillIn(choice.news[language], places(choice))] : []));
  const telling = chosen.filter(({ choice }) => !choice.news && (choice.price || choice.minutes));
  const isSumNew = fresh.some((key) => made.some(({ choice }) => choice.per?.includes(key)));
  if (telling.length === 0 && !isSumNew) return own;
  const all = made.filter(({ choice }) => choice.price || choice.minutes);
  const what = capital(
    listed(
      all.map(({ choice }) => choice.name[language]),
      language,
      'and',
    ),
  );
  const minutes = totalMinutes(agent, values);
  const facts = [priceFact(context, all), minutes > 0 ? presentLength(minutes, language) : ''].filter(Boolean);
  return [
    ...own,
    fillIn(stateSpeech.priced[language], { what, facts: facts.join(language === 'zh-Hans' ? '，' : ', ') }),
  ];

  function places({ within }: Choice): Record<string, string> {
    return {
      total: presentTotal(totalOf(agent, values), language),
      length: presentLength(totalMinutes(agent, values), language),
      by: within === undefined ? '' : presentTime(arrivalOf(within, occasion.minutesNow), language),
    };
  }
}

/** What it all costs; by the night or for each where it is not known how many. */
function priceFact({ agent, language, values }: DialogueContext, made: ReturnType<typeof madeChoices>): string {
  const total = totalOf(agent, values);
  if (total.cents === 0) return '';
  const open = made.find(({ choice }) => choice.per?.some((key) => agent.slots.some((slot) => slot.key === key)));
  if (total.isWhole || !open) return presentTotal(total, language);
  const isByNight = open.choice.per?.some((key) =>
    agent.slots.some((slot) => slot.key === key && slot.kind === 'dates'),
  );
  const each = { total: presentMoney(open.choice.price ?? 0, language) };
  return fillIn((isByNight ? stateSpeech.aNight : stateSpeech.each)[language], each);
}

/** When somebody comes who comes within some minutes: minutes of the day, rounded up to five. */
export function arrivalOf(within: number, minutesNow: number): number {
  return Math.ceil((minutesNow + within) / 5) * 5;
}
