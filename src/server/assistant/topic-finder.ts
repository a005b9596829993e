import { setImmediate as nextTick } from 'node:timers/promises';
import { distinctTokens } from '../content/search/article-text.ts';
import { isPair } from '../content/search/search-tokens.ts';
import { answerTypeOf, canAnswer } from './knowledge/answer-types.ts';
import { demoShopTopics } from './knowledge/answers/demo-shop-answers.ts';
import { demoShopIn } from './knowledge/demo-shops.ts';
import { findMeanings } from './knowledge/meanings/find-meanings.ts';
import type { Meaning } from './knowledge/meanings/meanings.ts';
import { estimateIn, isYearOfPackage, missedCallsIn } from './knowledge/numbers-in-question.ts';
import { type TopicPhrasing, topicPhrasings } from './knowledge/topic-phrasings.ts';
import { topicRules } from './knowledge/topic-rules.ts';
import { loadReadings, readPhrasings, type TopicReadings, topicsOf } from './phrasing-readings.ts';
import { createSimilarity } from './phrasing-similarity.ts';
import { questionFeatures } from './question-features.ts';
import { topicProbabilities } from './topic-classifier.ts';

export interface TopicCandidate {
  readonly topic: string;
  /** How similar the question is to the topic’s phrasings and rules, about 0 to 1. */
  readonly score: number;
  /**
   * `score` plus `probabilityShare` times the classifier’s probability for the topic. The best candidate has the
   * highest sum.
   */
  readonly sum: number;
}

/** A question. `earlier` is the visitor's previous question, if the new one refers to it. */
export interface QuestionInContext {
  readonly text: string;
  readonly earlier?: string | undefined;
  /** The topic of the earlier question. Only set if the new question says little itself, such as "for how long?". */
  readonly earlierTopic?: string | undefined;
}

/** Factor for the classifier's probability of a topic when it is added to the topic's score. */
const probabilityShare = 0.5;
/** Weights of the three phrasings of a topic that are most similar to the question, the most similar first. */
const similarPhrasings = [0.7, 0.2, 0.1];
/** If the question meets a rule, each meaning of the rule after the first adds this to the topic's score. */
const ruleScore = 0.15;
/** Subtracted from the score of a topic whose answer cannot contain what the question asks for, such as a person. */
const wrongTypeScore = 0.15;
/** A question that contains the numbers of an estimate counts as if it met a rule with this number of meanings. */
const estimateMeanings = 6;
/**
 * A question that asks for the prices of a business of the demo counts as if it met a rule with this number of
 * meanings.
 */
const shopMeanings = 5;
/** Added to the score of the earlier question's topic when the new question names no topic. */
const earlierTopicScore = 0.2;
/** Weight of the words that only the earlier question has. */
const earlierWeight = 0.6;
/** Weight of the words in sentences that are not questions. Such sentences often only say who asks and why. */
const toldWeight = 0.6;
/** Weight of a pair of Chinese or Korean characters. A word has the weight 1. */
const pairShare = 0.4;

/**
 * Creates the finder of topics. It compares a question with the phrasings of every topic by their words, parts of words
 * and meanings, and adds a score for each rule that the question meets. `names` contains the features of the phrasings,
 * `byFeature` the phrasings of each feature, and `weights` what a classifier has learned from the phrasings.
 */
function createTopicFinder(phrasings: readonly TopicPhrasing[], { names, byFeature, weights }: TopicReadings) {
  const topics = topicsOf(phrasings);
  const placeOfTopic = new Map(topics.map((topic, place) => [topic, place]));
  const topicOf = phrasings.map(({ topic }) => placeOfTopic.get(topic) ?? 0);
  const { isKnown, rarity, valuesOf, similarities } = createSimilarity(names, byFeature);

  const words = new Map<string, ReadonlySet<string>>();
  const wordsOfTopic = (topic: string) => {
    const known =
      words.get(topic) ??
      new Set(phrasings.filter((phrasing) => phrasing.topic === topic).flatMap(({ text }) => distinctTokens(text)));
    words.set(topic, known);
    return known;
  };

  let elsewhereTokens: ReadonlySet<string> | undefined;
  const elsewhere = () => {
    if (elsewhereTokens) return elsewhereTokens;
    const tokensOf = (isSilentTopic: boolean) =>
      phrasings.filter(({ topic }) => isSilent(topic) === isSilentTopic).flatMap(({ text }) => distinctTokens(text));
    const covered = new Set(tokensOf(false));
    elsewhereTokens = new Set(tokensOf(true).filter((token) => !covered.has(token)));
    return elsewhereTokens;
  };

  return {
    unknownWords: (text: string): string[] => distinctTokens(text).filter((token) => !isKnown(`t${token}`)),

    /** Returns the share of a text's topical words that the phrasings of a topic have. Rare words count more. */
    shareIn(topic: string, text: string): number {
      const known = wordsOfTopic(topic);
      let shared = 0;
      let whole = 0;
      for (const token of distinctTokens(text)) {
        const weight = rarity(`t${token}`) * (isPair(token) ? pairShare : 1);
        whole += weight;
        if (known.has(token)) shared += weight;
      }
      return whole === 0 ? 1 : shared / whole;
    },

    /** Returns the topical words of a text that are only in phrasings of topics that the site does not cover. */
    elsewhereWords: (text: string): string[] => distinctTokens(text).filter((token) => elsewhere().has(token)),

    /** Returns the topics that the question may be about, best first. */
    find({ text, earlier, earlierTopic }: QuestionInContext): TopicCandidate[] {
      const { asked, told } = partsOf(text);
      const found = new Map(questionFeatures(asked));
      if (told) {
        for (const [feature, weight] of questionFeatures(told))
          if (!found.has(feature)) found.set(feature, weight * toldWeight);
      }
      const meanings = findMeanings(text);
      const own = new Set(meanings);
      if (earlier) {
        for (const [feature, weight] of questionFeatures(earlier)) {
          if (!found.has(feature)) found.set(feature, weight * earlierWeight);
        }
        for (const meaning of findMeanings(earlier)) meanings.add(meaning);
      }
      const best = topics.map((): number[] => []);
      const values = valuesOf(found);
      const probabilities = topicProbabilities(weights, values, topics.length);
      similarities(values).forEach((similarity, place) => {
        if (similarity > 0.02) best[topicOf[place] ?? 0]?.push(similarity);
      });
      const rules = rulesMet(meanings, own);
      // A question with a number of clients and an amount of money asks for an estimate of a partner's earnings. A
      // question with two shares of calls and the value of a job asks what missed calls cost. The other words of the
      // question do not matter.
      if (missedCallsIn(text)) rules.set('missed-calls', estimateMeanings);
      else if (estimateIn(text)) rules.set('partner-estimator', estimateMeanings);
      if (isYearOfPackage(text)) rules.set('cost-of-a-year', estimateMeanings);
      const shop = demoShopIn(text, earlier);
      if (shop) rules.set(demoShopTopics[shop], shopMeanings);
      const type = answerTypeOf(text);
      const candidates = topics.map((topic, place) => {
        const similar = (best[place] ?? []).sort((one, other) => other - one);
        const similarity = similarPhrasings.reduce((sum, share, rank) => sum + share * (similar[rank] ?? 0), 0);
        const ruled = ruleScore * Math.max(0, (rules.get(topic) ?? 0) - 1);
        const mistyped = type !== undefined && !canAnswer(topic, type) ? wrongTypeScore : 0;
        const followed = topic === earlierTopic && mistyped === 0 ? earlierTopicScore : 0;
        const score = similarity + ruled + followed - mistyped;
        return { topic, score, sum: score + probabilityShare * (probabilities[place] ?? 0) };
      });
      return candidates.filter(({ sum }) => sum > 0.05).sort((one, other) => other.sum - one.sum);
    },
  };
}

/**
 * Returns the sentences of a text that end with a question mark (`asked`), and the other sentences (`told`). If all
 * sentences end with one, or none does, `asked` is the whole text.
 */
function partsOf(text: string): { asked: string; told?: string } {
  const sentences = text.match(/[^.!?。！？\n]+[.!?。！？\n]*/gu) ?? [];
  const asking = sentences.filter((sentence) => /[?？]/u.test(sentence));
  if (asking.length === 0 || asking.length === sentences.length) return { asked: text };
  return { asked: asking.join(' '), told: sentences.filter((sentence) => !asking.includes(sentence)).join(' ') };
}

type TopicFinder = ReturnType<typeof createTopicFinder>;

/**
 * Returns the topics with a rule that the question meets, each with the strength of the strongest of these rules.
 * `meanings` are those of the question and the earlier question. A rule counts only if at least one of its meanings is
 * in the question itself (`own`).
 */
function rulesMet(meanings: ReadonlySet<Meaning>, own: ReadonlySet<Meaning>): Map<string, number> {
  const met = new Map<string, number>();
  for (const [topic, rules] of topicRules) {
    for (const { needed, excluded, strength } of rules) {
      if (excluded.some((meaning) => meanings.has(meaning))) continue;
      if (!needed.every((meaning) => meanings.has(meaning)) || !needed.some((meaning) => own.has(meaning))) continue;
      met.set(topic, Math.max(met.get(topic) ?? 0, strength));
    }
  }
  return met;
}

let finder: TopicFinder | undefined;

/** Returns the topics that a question may be about, best first. The first call reads all phrasings. */
export function findTopics(question: QuestionInContext): TopicCandidate[] {
  return preparedFinder().find(question);
}

/** Returns the topical words of a text that are in no phrasing. The owner's articles may still contain them. */
export function unknownWords(text: string): readonly string[] {
  return preparedFinder().unknownWords(text);
}

/** Returns the topical words of a text that are only in phrasings of topics that the site does not cover. */
export function elsewhereWords(text: string): readonly string[] {
  return preparedFinder().elsewhereWords(text);
}

/** Returns whether the site is known not to cover a topic. */
export function isSilent(topic: string): boolean {
  return topic.startsWith('unknown:') || topic.startsWith('not-ours:');
}

/** Returns the share of a text's topical words that the phrasings of a topic have, from 0 to 1. */
export function shareInTopic(topic: string, text: string): number {
  return preparedFinder().shareIn(topic, text);
}

function preparedFinder(): TopicFinder {
  const steps = createFinder();
  while (!finder) finder = steps.next().value;
  return finder;
}

/** Creates the finder before the first question needs it. Other requests run between batches of phrasings. */
export async function prepareTopics(): Promise<void> {
  const steps = createFinder();
  while (!finder) {
    finder = steps.next().value;
    await nextTick();
  }
}

/**
 * Creates the finder from the readings that a build has stored. If there are none, reads every phrasing. Pauses at each
 * `yield`, so that other requests can run.
 */
function* createFinder(): Generator<undefined, TopicFinder> {
  const phrasings = topicPhrasings();
  return createTopicFinder(phrasings, loadReadings(phrasings) ?? (yield* readPhrasings(phrasings)));
}
