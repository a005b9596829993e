import { beautyAgent } from '#demo-agents/agents/beauty/agent.ts';
import { clinicAgent } from '#demo-agents/agents/clinic/agent.ts';
import { demoBusinesses } from '#demo-agents/agents/demo-businesses.ts';
import { hotelsAgent } from '#demo-agents/agents/hotels/agent.ts';
import { takeawayAgent } from '#demo-agents/agents/takeaway/agent.ts';
import { tradesAgent } from '#demo-agents/agents/trades/agent.ts';
import { answerTo } from '#demo-agents/call/answers.ts';
import { readingContextOf, startCall } from '#demo-agents/call/call.ts';
import { presentMoney, presentTotal } from '#demo-agents/call/present-values.ts';
import { read } from '#demo-agents/reading/read.ts';
import { readOrder } from '#demo-agents/reading/read-order.ts';
import { vocabularyOf } from '#demo-agents/reading/vocabulary.ts';
import type { DialogueAgent } from '#demo-agents/slots/agent.ts';
import type { Choice, MenuItem } from '#demo-agents/slots/slots.ts';
import { totalOf } from '#demo-agents/slots/totals.ts';
import { joinSentences } from '#demo-agents/text/translated.ts';
import { toDigits } from '#language/digits.ts';
import type { DemoLanguage } from '#language/languages.ts';
import { findNights } from '#language/mentions.ts';
import { normaliseText } from '#language/normalise.ts';
import { type DemoAgentKey, demoAgentKeys } from '#shared/demo-agent-keys.ts';

/** The agents of the demo's businesses. They contain the menus, the prices and the hours. */
const agents: Readonly<Record<DemoAgentKey, DialogueAgent>> = {
  takeaway: takeawayAgent,
  clinic: clinicAgent,
  beauty: beautyAgent,
  trades: tradesAgent,
  hotels: hotelsAgent,
};

const demo = /\bdemos?\b|\bsample call|\bexample call|演示|试听|试玩|样板|데모|체험판|샘플 통화/iu;
const asksPrice =
  /\bhow much\b|\bcosts?\b|\bprices?\b|\bcharges?\b|\bfees?\b|\bcome to\b|\brates?\b|\bdear(?:er)?\b|\bextra\b|多少|几块|价|贵|钱|费|얼마|값|비싸|요금|가격|비용|금액/iu;

/** Returns the business whose prices are asked for. `earlier` is the last question, if this one refers to it. */
export function demoShopIn(question: string, earlier = ''): DemoAgentKey | undefined {
  if (!asksPrice.test(question)) return undefined;
  const text = `${earlier} ${question}`;
  const named = demoAgentKeys.find((key) => demoBusinesses[key].assistant.name.test(text));
  if (named !== undefined || !demo.test(text)) return named;
  return demoAgentKeys.find((key) => demoBusinesses[key].assistant.kind.test(text));
}

/**
 * Returns the prices of a demo business as text. If the question counts items or nights, returns their total. Otherwise
 * returns the agent's answer about the things in the question, or the whole list of prices.
 */
export function demoShopPrices(key: DemoAgentKey, question: string, language: DemoLanguage): string {
  const agent = agents[key];
  const found = [orderTotal(agent, question, language), ...stayTotals(agent, question, language)].filter(Boolean);
  if (found.length > 0) return found.join(language === 'zh-Hans' ? '；' : '; ');
  const turn = startCall(agent, { now: someDay, locale: 'en-NZ', language });
  const { questions } = read(withoutDemo(question), readingContextOf(turn));
  const asked = questions.filter((one) => !one.question.isGeneral || one.item || one.choice);
  const answer = joinSentences(
    asked.map((one) => answerTo(one, { ...turn.call, language })),
    language,
  );
  return /\d/.test(answer) ? answer : priceList(agent, language);
}

/** Tuesday 24 November 2026 in Auckland. Any day will do, because no price depends on it. */
const someDay = new Date('2026-11-24T01:00:00Z');

function withoutDemo(question: string): string {
  return question
    .replace(/^.{0,40}?(?:演示|试听|试玩)(?:里|中)?(?:的|那家)?/u, '')
    .replace(/\b(?:in|on) (?:the|your) demo\b,?|데모(?:에 나오는|에서|의)?/giu, ' ');
}

/**
 * Returns the total price of an order in a question, such as two large pizzas. Returns `undefined` if the question
 * names fewer than two items, or if an item needs a size and the question names none.
 */
function orderTotal(agent: DialogueAgent, question: string, language: DemoLanguage): string | undefined {
  const slot = agent.slots.find(({ kind }) => kind === 'order');
  if (slot?.kind !== 'order') return undefined;
  const find = vocabularyOf(agent).menus.get(slot.key);
  const order = find && readOrder(find, slot.menu, normaliseText(question))?.order;
  if (!order || order.lines.reduce((sum, { count }) => sum + count, 0) < 2) return undefined;
  const isSized = order.lines.every(({ item, size }) => {
    const price = slot.menu.items.find(({ key }) => key === item)?.price;
    return typeof price === 'number' || size !== undefined;
  });
  const total = totalOf(agent, { [slot.key]: { kind: 'order', order } });
  return isSized && total.cents > 0 ? presentTotal(total, language) : undefined;
}

/**
 * Returns the total price of each room that a question names, for the number of nights in the question. If the question
 * names no room, returns the price of every room. If it names no number of nights, returns an empty list.
 */
function stayTotals(agent: DialogueAgent, question: string, language: DemoLanguage): string[] {
  const range = agent.slots.find(({ kind }) => kind === 'date-range');
  const nights = range && findNights(toDigits(normaliseText(question), language), language).at(-1)?.value;
  if (!nights) return [];
  const rooms = agent.slots.flatMap((slot) => (slot.kind === 'choice' ? slot.choices : [])).filter(({ per }) => per);
  const plain = normaliseText(question);
  const named = new Set(
    [...vocabularyOf(agent).named.values()].flatMap(({ always }) => always(plain)).map(({ value }) => value),
  );
  const wanted = rooms.filter(({ key }) => named.has(key));
  return (wanted.length > 0 ? wanted : rooms).map(
    ({ name, price = 0 }) =>
      `${name[language]}: ${nights} × ${presentMoney(price, language)} = ${presentMoney(nights * price, language)}`,
  );
}

/** Returns the prices of the items, rooms or services; with fewer than two, the general answer about prices. */
function priceList(agent: DialogueAgent, language: DemoLanguage): string {
  const of = (price: MenuItem['price'] | Choice['price']) =>
    typeof price === 'object'
      ? Object.values(price)
          .map((cents) => presentMoney(cents, language))
          .join(' / ')
      : presentMoney(price ?? 0, language);
  const things = agent.slots.flatMap((slot): readonly Pick<MenuItem | Choice, 'name' | 'price'>[] => {
    if (slot.kind === 'order') return slot.menu.items;
    return slot.kind === 'choice' ? slot.choices.filter(({ price }) => price) : [];
  });
  const general = agent.questions.find(
    ({ about, isGeneral, key }) => isGeneral && (about === 'price' || key === 'price'),
  );
  if (things.length < 2 && general) return general.answer[language];
  return things.map(({ name, price }) => `${name[language]} ${of(price)}`).join(language === 'zh-Hans' ? '，' : ', ');
}
