import { nextSlot, orderIn, type SlotValues } from '../slots/slot-values.ts';
import { readAssent } from './assent.ts';
import { type Intent, readShortIntent } from './intents.ts';
import { type ShortAnswer, shortAnswerPhrasings } from './short-answer-phrasings.ts';
import { looksLikeQuestion, type Vocabulary } from './vocabulary.ts';

type Label = ShortAnswer | 'other';

/** Longest text that is read as a short answer, in characters. */
const maxLength = 70;

/**
 * Minimum difference between the scores of the best and the second answer. A score is the natural logarithm of the
 * likelihood of a text, divided by the number of its features.
 */
const minMargin = 0.1;

/**
 * Minimum proportion of a text's features that the phrasings of an answer must contain. Otherwise the text is not that
 * answer.
 */
const minKnown = 0.35;

/** Added to each count of a feature, so that a feature which an answer never had is unlikely but not impossible. */
const smoothing = 0.3;

/** Counts of features in the phrasings of one answer. */
interface Counts {
  readonly features: ReadonlyMap<string, number>;
  readonly total: number;
}

/** Returns which of the possible answers a text gives, or `undefined` if none is clearly the most similar. */
export type ShortAnswerReader = <Answer extends ShortAnswer>(
  text: string,
  possible: readonly Answer[],
) => Answer | undefined;

/**
 * Returns a reader that compares texts with phrasings: a naive Bayes classifier over words and parts of words. All
 * answers count as equally likely.
 */
function createShortAnswerReader(phrasings: Readonly<Record<Label, readonly string[]>>): ShortAnswerReader {
  const labels = Object.keys(phrasings) as Label[];
  const counted = new Map<Label, Counts>(
    labels.map((label) => {
      const features = new Map<string, number>();
      for (const feature of phrasings[label].flatMap(featuresOf))
        features.set(feature, (features.get(feature) ?? 0) + 1);
      return [label, { features, total: [...features.values()].reduce((sum, count) => sum + count, 0) }];
    }),
  );
  const all = new Set([...counted.values()].flatMap(({ features }) => [...features.keys()])).size;
  return (text, possible) => {
    if (text.length > maxLength) return undefined;
    const features = featuresOf(text);
    if (features.length === 0) return undefined;
    const scores = [...possible, 'other' as const].map((label) => {
      const counts = counted.get(label) ?? { features: new Map<string, number>(), total: 0 };
      const { total } = counts;
      const likelihood = features.reduce(
        (sum, feature) => sum + Math.log(((counts.features.get(feature) ?? 0) + smoothing) / (total + smoothing * all)),
        0,
      );
      return { label, counts, score: likelihood / features.length };
    });
    const [best, second] = scores.sort((left, right) => right.score - left.score);
    if (!best || !second || best.label === 'other') return undefined;
    const known = features.filter((feature) => best.counts.features.has(feature)).length / features.length;
    return best.score - second.score >= minMargin && known >= minKnown ? best.label : undefined;
  };
}

/** Returns the words, pairs of words and parts of words of a text. In Chinese and Korean: one to three characters. */
function featuresOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['\u2018\u2019]/g, '');
  const words = plain.match(/[\p{Script=Latin}\p{N}]+/gu) ?? [];
  const marked = words.length > 0 ? ['^', ...words, '$'] : [];
  const pairs = marked.slice(1).map((word, place) => `${marked[place]} ${word}`);
  const parts = words.flatMap((word) => runs(`<${word}>`, 4, 4));
  const characters = (plain.match(/[\p{Script=Han}\p{Script=Hangul}]+/gu) ?? []).flatMap((run) =>
    runs(`^${run}$`, 1, 3).filter((part) => !/^[\^$]+$/.test(part)),
  );
  return [...words, ...pairs, ...parts, ...characters];
}

function runs(text: string, shortest: number, longest: number): string[] {
  const characters = [...text];
  return characters.flatMap((_, start) =>
    Array.from({ length: longest - shortest + 1 }, (_none, more) => characters.slice(start, start + shortest + more))
      .filter((part, more) => part.length === shortest + more)
      .map((part) => part.join('')),
  );
}

/** Returns the phrasings of each answer as lists. */
function listPhrasings(): Record<Label, string[]> {
  const list = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);
  return Object.fromEntries(Object.entries(shortAnswerPhrasings).map(([label, text]) => [label, list(text)])) as Record<
    Label,
    string[]
  >;
}

let reader: ShortAnswerReader | undefined;

/**
 * Returns which of the possible answers a text gives to an offer, a read-back or "Anything else?". Used for texts in
 * which no phrase was understood. Returns `undefined` if no answer is clearly the most similar.
 */
export const readShortAnswer: ShortAnswerReader = (text, possible) => {
  reader ??= createShortAnswerReader(listPhrasings());
  return reader(text, possible);
};

/** Matches words that deny something. A text with such a word is never understood as a yes because of its similarity. */
const denial =
  /\b(?:no|not|never|nothing|wrong|don't|doesn't|didn't|isn't|can't|won't|wait|but|except)\b|[不没沒别錯错]|안 |아니|아뇨|못|틀|잠깐|말고/u;
/** Words with a negation that deny nothing. Example: 没问题, 틀림없어요. */
const harmless =
  /[没沒](?:有|得)?(?:问题|問題|毛病|错|錯|关系|關係|事)|不(?:错|錯|用谢|用謝|客气|客氣|见不散|見不散)|别客气|別客氣|틀림 ?없|문제 ?없|이상 ?없/gu;

/** Returns whether a text has a word that denies something. */
export function deniesSomething(text: string): boolean {
  return denial.test(text.toLowerCase().replace(harmless, ' '));
}

/** Matches a word that agrees. */
const agreement =
  /\b(?:yes+|yep|yup|yeah|aye|ok|okay|correct|perfect|confirm|confirmed|go ahead|go for it|book it|sounds good|looks good|all good|spot on)\b|对的?|好的?|可以|要得|[没沒冇](?:有|得)?(?:问题|問題|毛病|错|錯)|确认|是的|完美|正确|正確|妥了|搞定|啱|得啦|就这[样么]|就這[樣麼]|(?:约|订|定|下单|安排|弄|办)(?:上|下来|好|了)?吧|(?:^|[，,。！!\s])(?:行|成|中|对|好|是)+[啊呀嘞的了吧哦]*(?=$|[，,。！!\s])|(?:^|[\s,.!~])(?:네+|예+|넵+|넹+|넴+|넨|응+|웅|옙|[ㅇᄋ][ㅇᄋㅋᄏ]|[ㄱᄀ][ㄱᄀ]|고고|콜|그려유?|그라제|기라예|하모|굿|오케이|오키)(?=$|[\s,.!~])|맞(?:아|습|네|심|슴|지요|죠|다|어|구|고요)|좋(?:아|습|네|심|지요|죠|다)|완벽|정확|확실|그렇게 ?(?:해|하|부탁|진행)|그대로 ?(?:해|하|부탁|진행|잡|예약|접수|주문|가)|이대로|그겁니다|그거예요|그거 ?맞|됐어요|됐습니다|됐심|확인했|틀림 ?없|문제 ?없|이상 ?없/u;
/** Words with which a caller wants something changed, or makes a condition. */
const hedge =
  /改|换|換|加|多(?![谢謝])|只是|就是有|但|可是|不过|좋은데|맞는데|바꿔|바꾸|추가|변경|고쳐|수정|그런데|근데|그 ?전에|먼저/u;
/** Longest text in which a word that agrees is enough, in characters. */
const longestAgreement = 60;

/** Returns whether a short text agrees with one of its words and denies nothing. Example: "amazing yes". */
export function agreesSomewhere(text: string): boolean {
  return (
    text.length <= longestAgreement &&
    agreement.test(text) &&
    !deniesSomething(text) &&
    !hedge.test(text) &&
    !/[?？]|吗/u.test(text)
  );
}

/**
 * Returns the answer that an utterance without any known phrase gives, judged by its similarity with known answers.
 * Returns `undefined` if the utterance is a question, or if no answer is similar enough.
 */
export function readSimilarAnswer({ agent }: Vocabulary, text: string, values: SlotValues): Intent | undefined {
  if (looksLikeQuestion(text)) return undefined;
  const awaited = nextSlot(agent, values);
  if (!awaited) {
    const answer = readShortAnswer(text, ['yes', 'no']);
    return answer === 'yes' && deniesSomething(text) ? undefined : answer;
  }
  const hasOrder = awaited.kind === 'order' && (orderIn(values, awaited)?.lines.length ?? 0) > 0;
  return hasOrder ? readShortAnswer(text, ['enough']) : readShortAnswer(text, ['no']);
}

/** Returns whether a part between commas says that the caller wants nothing more. Example: "that's me, no beer no drama". */
export function saysEnough(text: string): boolean {
  return text
    .split(/[,，。.;；!！]\s*/u)
    .map((piece) => piece.trim())
    .filter(Boolean)
    .some((piece) => {
      const short = readShortIntent(piece) ?? readAssent(piece);
      if (short === 'enough' || short === 'no') return true;
      return !looksLikeQuestion(piece) && readShortAnswer(piece, ['enough']) === 'enough';
    });
}
