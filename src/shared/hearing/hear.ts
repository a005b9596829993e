import { type Classifier, createClassifier, meanings } from './classifier.ts';
import { withoutLongNumbers } from './long-numbers.ts';
import { asksForPerson, isAboutCallers } from './person-words.ts';
import { hearUrgency, type Urgency } from './urgent-words.ts';
import weights from './weights.json' with { type: 'json' };

/** A meaning for which the assistant and the demo agents look first: an emergency, or the wish to speak to a person. */
export type Heard = Urgency | 'person';

/**
 * For each meaning, the score above which a text has this meaning. The values were chosen in the four-fold validation
 * (`bench/ear/README.md`).
 */
const thresholds = { danger: -0.05, distress: -0.07, person: -0.08 } as const;
/**
 * The threshold for a text of one word that is not a listed phrase. It is higher, because such a word is often the
 * answer to a question.
 */
const thresholdOfOneWord = 0.5;
/** Added to the score of a meaning if the text contains a phrase for it from `urgent-words.ts` or `person-words.ts`. */
const phraseBonus = 0.4;
/** Subtracted from the score of `person` if the text is about the callers of a business. */
const aboutCallersLoss = 0.5;

/**
 * How certain a meaning is. `sure`: a listed phrase or the classifier says so clearly. `likely`: less clearly, or beside
 * words of business, so that the text may be ordinary talk. `possible`: the classifier tends to say no. A wish for a
 * person is never `likely`.
 */
type Certainty = 'sure' | 'likely' | 'possible';

export interface Hearing {
  readonly heard: Heard;
  readonly certainty: Certainty;
}

/** Minimum margins over the threshold of a meaning, for each certainty. */
const leastMargins = { possible: -0.12, likely: 0, sure: 0.33 } as const;

/**
 * Returns the meaning of a text in English, Chinese or Korean that is about an emergency or asks for a person. Returns
 * `undefined` for any other text. The classifier decides. A listed phrase for a meaning counts in favour of that
 * meaning. `bench/ear/train.ts` passes the classifiers that it trains.
 */
export function listen(said: string, classify: Classifier = classifyWithWeights): Hearing | undefined {
  const text = withoutLongNumbers(said.slice(0, heardMaximum));
  const margins = { danger: Number.NEGATIVE_INFINITY, distress: Number.NEGATIVE_INFINITY, person: -1 };
  const isLong = lengthOf(text) > wholeMaximum;
  for (const piece of [...piecesOf(text), ...(isLong ? clausesWithPhrase(text) : [])]) {
    const found = marginsOf(piece, classify);
    margins.danger = Math.max(margins.danger, found.danger);
    margins.distress = Math.max(margins.distress, found.distress);
    // In each piece, an emergency is more important than the wish for a person.
    if (Math.max(found.danger, found.distress) <= leastMargins.likely)
      margins.person = Math.max(margins.person, found.person);
  }
  const { danger, distress, person } = margins;
  const best = Math.max(danger, distress);
  if (best > leastMargins.likely) {
    // If both kinds of emergency were heard, a listed phrase decides between them. Without a phrase, it is distress.
    const both = danger > 0 && distress > 0 ? (hearUrgency(text) ?? 'distress') : undefined;
    const certainty = best <= leastMargins.sure || mayBeBusiness(text) ? 'likely' : 'sure';
    return { heard: both ?? (danger > 0 ? 'danger' : 'distress'), certainty };
  }
  if (person > leastMargins.likely) return { heard: 'person', certainty: 'sure' };
  // Somewhere in a long story there is nearly always something that is possible.
  if (isLong) return undefined;
  const urgency = danger > distress ? 'danger' : 'distress';
  if (best > leastMargins.possible) return { heard: urgency, certainty: 'possible' };
  return person > leastMargins.possible ? { heard: 'person', certainty: 'possible' } : undefined;
}

/** Returns what {@link listen} hears, unless it is only possible. */
export function hear(said: string): Heard | undefined {
  const hearing = listen(said);
  return hearing?.certainty === 'possible' ? undefined : hearing?.heard;
}

/** Maximum number of characters of a text that are read. */
const heardMaximum = 2400;
/**
 * Maximum length of a text that is also read as a whole. In a longer text, a single urgent sentence changes the score
 * too little.
 */
const wholeMaximum = 240;
/** Maximum length of a piece of a longer text. Each Chinese or Korean character counts as `denseLength` characters. */
const pieceMaximum = 120;
const denseLength = 2.5;

const sentenceEnd = /[.!?。！？\n]+/u;
/**
 * Matches the parts of a text in Latin letters, and the parts in Chinese or Korean. A caller may change the language
 * within a text.
 */
const partsInOneScript = /[^\p{Script=Han}\p{Script=Hangul}]+|[\p{Script=Han}\p{Script=Hangul}][^\p{Script=Latin}]*/gu;

/**
 * Returns the parts of a text that are read. A short text is one part. A longer text has overlapping pieces, sentences,
 * and parts in one script. If it is not longer than `wholeMaximum`, the whole text is a part too. Each piece begins in
 * the middle of the piece before it, because recognised speech has no punctuation that shows where a sentence ends.
 */
export function piecesOf(text: string): readonly string[] {
  const parts = text.slice(0, heardMaximum).match(/[^\s，。！？；、]{1,40}[\s，。！？；、]*/gu) ?? [];
  const halves: string[] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    const partLength = lengthOf(part);
    if (length + partLength > pieceMaximum / 2) {
      halves.push('');
      length = 0;
    }
    halves.push((halves.pop() ?? '') + part);
    length += partLength;
  }
  if (halves.length <= 2) return [text];
  const pieces = halves.slice(0, -1).map((half, place) => half + (halves[place + 1] ?? ''));
  const read = text.slice(0, heardMaximum);
  const sentences = [...read.split(sentenceEnd), ...(read.match(partsInOneScript) ?? [])]
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 2 && lengthOf(sentence) <= pieceMaximum);
  return [...new Set([...(lengthOf(text) <= wholeMaximum ? [text] : []), ...pieces, ...sentences])];
}

/** Words about the product, its price and its set-up. Beside them, urgent words are often a manner of speaking. */
const product =
  /\b(?:web ?sites?|packages?|plans?|pric(?:e|es|ing)|costs?|quotes?|invoices?|set ?-?ups?|install\w*|bots?|robots?|chatbots?|ai|software|apps?|systems?|subscriptions?|demos?|partners?|trials?|on hold|hold music|voicemail|receptionists?|missed calls?|calls all day|phone bills?|leads?|sales|providers?|contracts?|admin|paperwork|marketing|competitors?|bellbird|your (?:agents?|service|product|company|lot|mob)|(?:would|will|can|could|does) (?:it|they|the bot|the agent) (?:be|handle|cope|know|freak|answer|take|talk|say|deal|work|understand)|(?:people|families|callers|customers|they) (?:ring|call|ask|say|phone)s?)\b|网站|套餐|价格|多少钱|报价|费用|安装|设置|机器人|智能客服|语音客服|你们的?(?:系统|软件|产品|服务|客服|公司)|软件|合同|试用|演示|代理|漏接|(?:用|让)它|它(?:会|能|识|可以)|홈페이지|웹사이트|패키지|요금|가격|비용|견적|설치|설정|챗봇|로봇|인공지능|프로그램|소프트웨어|계약|데모|파트너|부재중|놓친 전화|업무만|맡기고|맡길/iu;
/** Words of everyday business and of the trades. They make only what no listed phrase confirms doubtful. */
const trade =
  /\b(?:taps?|sinks?|toilets?|drains?|pipes?|hose|hoses|cylinders?|leak\w*|gutters?|plumb\w*|sparky|electrician|licen[cs]e|medicals?|check-?ups?|vaccin\w*|hair ?cuts?|colour|massage|nails?|pizzas?|menu|ovens?|bookings?|appointments?|rooms?|customers?|clients?|callers?|guests?|patients?|business|shop|salon|clinic|motel|staff|workload|phones?|calls|tradies?)\b|水龙头|水管|马桶|下水|热水器|软管|漏水|驾照|体检|疫苗|披萨|预约|订单|客人|顾客|客户|患者|生意|店|员工|电话|싱크대|수도|변기|배관|보일러|누수|면허|건강 ?검진|예방 ?접종|피자|예약|주문|손님|고객|환자|가게|매장|직원|전화/iu;

/** Returns whether a text that was heard as urgent may be ordinary talk of business. */
function mayBeBusiness(text: string): boolean {
  return product.test(text) || (trade.test(text) && hearUrgency(text) === undefined);
}

const clauseEnd = /[,;，；、.!?。！？\n]+/u;

/**
 * Returns the clauses of a text that contain a listed phrase. In a long text they are also read alone, because the other
 * words of a piece could outweigh the phrase.
 */
function clausesWithPhrase(text: string): readonly string[] {
  return text.split(clauseEnd).filter((clause) => hearUrgency(clause) !== undefined || asksForPerson(clause));
}

function lengthOf(text: string): number {
  const dense = text.match(/[\p{Script=Han}\p{Script=Hangul}]/gu)?.length ?? 0;
  return text.length + dense * (denseLength - 1);
}

/** Returns by how much the scores of a classifier exceed the thresholds for one piece of a text. */
function marginsOf(text: string, classify: Classifier): Readonly<Record<(typeof meanings)[number], number>> {
  const urgency = hearUrgency(text);
  const hasPhrase = { danger: urgency === 'danger', distress: urgency === 'distress', person: asksForPerson(text) };
  const loss = { danger: 0, distress: 0, person: isAboutCallers(text) ? aboutCallersLoss : 0 };
  const isOneWord = isSingleWord(text);
  const scores = classify(text);
  const marginOf = (meaning: (typeof meanings)[number]) =>
    (scores[meanings.indexOf(meaning)] ?? 0) +
    (hasPhrase[meaning] ? phraseBonus : 0) -
    loss[meaning] -
    (isOneWord && !hasPhrase[meaning] ? thresholdOfOneWord : thresholds[meaning]);
  return { danger: marginOf('danger'), distress: marginOf('distress'), person: marginOf('person') };
}

function isSingleWord(text: string): boolean {
  const words = text.slice(0, 100).match(/\p{L}+/gu);
  return words?.length === 1 && /^\p{Script=Latin}/u.test(words[0]);
}

let classifier: Classifier | undefined;

function classifyWithWeights(text: string): readonly number[] {
  classifier ??= createClassifier(weights);
  return classifier(text);
}
