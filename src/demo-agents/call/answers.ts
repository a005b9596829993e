import { localeFacts } from '#shared/rules/locales.ts';
import type { AskedQuestion } from '../reading/reading.ts';
import { knownOf } from '../slots/slot-values.ts';
import type { Choice, MenuItem, Named } from '../slots/slots.ts';
import { totalOf } from '../slots/totals.ts';
import { capitalise, fillPlaceholders } from '../text/translated.ts';
import type { CallState } from './call-state.ts';
import { presentLength, presentMoney, presentTotal } from './present-values.ts';
import { texts } from './texts.ts';

/** Returns the answer of the business to a question, with the price or contents of what the question names. */
export function answerTo({ question, item, size, choice, isOfTicket }: AskedQuestion, state: CallState): string {
  const { agent, language, localTime, values } = state;
  const result = question.isWorkedOut ? agent.calculation?.workOut(knownOf(values)) : undefined;
  if (result) return result.say[language];
  const menu = agent.slots.find((slot) => slot.kind === 'order')?.menu;
  const named = menu?.items.find(({ key }) => key === item);
  if (question.about === 'contents' && named) return named.contents[language];
  if (question.about === 'price' && named) return itemPrice(named, size, menu?.sizes ?? [], state);
  const chosen = agent.slots
    .flatMap((slot) => (slot.kind === 'choice' ? slot.choices : []))
    .find(({ key, price }) => key === choice && price !== undefined);
  if (question.about === 'price' && chosen) return choicePrice(chosen, state);
  const total = totalOf(agent, values);
  if (question.about === 'price' && isOfTicket && total.cents > 0 && total.isComplete)
    return fillPlaceholders(texts.itsTotal[language], { total: presentTotal(total, language) });
  return fillPlaceholders(question.answer[language], { number: localeFacts(localTime.locale).emergencyNumber });
}

/** Returns what a choice costs and how long it takes. Example: "Cut: $75, 45 minutes." */
export function choicePrice(
  { name, price = 0, minutes = 0, isStartingPrice = false, per = [] }: Choice,
  state: CallState,
) {
  const { agent, language } = state;
  const isByNight = agent.slots.some(({ key, kind }) => kind === 'date-range' && per.includes(key));
  const total = presentTotal({ cents: price, isStartingPrice, isComplete: true }, language);
  return priced(name[language], state, [
    isByNight ? fillPlaceholders(texts.aNight[language], { total }) : total,
    minutes > 0 ? presentLength(minutes, language) : '',
  ]);
}

function itemPrice({ name, price }: MenuItem, size: string | undefined, sizes: readonly Named[], state: CallState) {
  const { language } = state;
  if (typeof price === 'number') return priced(name[language], state, [presentMoney(price, language)]);
  const facts = Object.entries(price)
    .filter(([key]) => size === undefined || key === size)
    .map(([key, cents]) => {
      const sizeName = sizes.find((other) => other.key === key)?.name[language] ?? key;
      return `${sizeName} ${presentMoney(cents, language)}`;
    });
  return priced(name[language], state, facts);
}

function priced(what: string, { language }: CallState, facts: readonly string[]): string {
  const join = language === 'zh-Hans' ? '，' : ', ';
  return fillPlaceholders(texts.priced[language], { what: capitalise(what), facts: facts.filter(Boolean).join(join) });
}
