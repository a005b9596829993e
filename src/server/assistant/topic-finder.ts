import type { Urgency } from '#shared/hearing/urgent-words.ts';
import { distinctTokens } from '../content/search/article-text.ts';
import { demoShopTopics } from './knowledge/answers/demo-answers.ts';
import { demoShopIn } from './knowledge/demo-shops.ts';
import { estimateIn, isYearOfPackage, missedCallsIn } from './knowledge/numbers-in-question.ts';
import { questionFeatures, tokenFeature } from './question-features.ts';
import { rowOf, topicModel, topicProbabilities } from './topic-model.ts';

/** A question. `earlier` is the visitor's previous question, if the new one refers to it. */
export interface QuestionInContext {
  readonly text: string;
  readonly earlier?: string | undefined;
}

/** Weight of the words that only the earlier question has. */
const earlierWeight = 0.6;
/** Topics that are less probable are left out. */
const leastProbability = 0.02;

/** Returns the topics that a question may be about, the most probable first. The probabilities are from 0 to 1. */
export function findTopics({ text, earlier }: QuestionInContext) {
  const certain = computedTopic(text, earlier);
  if (certain) return [{ topic: certain, probability: 1 }];
  const features = questionFeatures(text);
  if (earlier) {
    for (const [feature, weight] of questionFeatures(earlier))
      if (!features.has(feature)) features.set(feature, weight * earlierWeight);
  }
  const model = topicModel();
  const probabilities = topicProbabilities(model, features);
  return model.topics
    .map((topic, place) => ({ topic, probability: probabilities[place] ?? 0 }))
    .filter(({ probability }) => probability >= leastProbability)
    .sort((one, other) => other.probability - one.probability);
}

/** Returns the topic of a question whose answer is computed from the numbers or the business that the question names. */
function computedTopic(text: string, earlier: string | undefined): string | undefined {
  if (isYearOfPackage(text)) return 'cost-of-a-year';
  if (missedCallsIn(text)) return 'missed-calls';
  if (estimateIn(text)) return 'partner-estimator';
  const shop = demoShopIn(text, earlier);
  return shop && demoShopTopics[shop];
}

/** Shortest text in bytes about which the classifier of urgency knows anything. */
const shortestCry = 16;

/**
 * Returns how probable it is that somebody in danger and in distress says this, or `undefined` for a very short text or
 * one of mostly strange words, about which the classifier knows nothing.
 */
export function findUrgency(text: string): Readonly<Record<Urgency, number>> | undefined {
  const { urgency } = topicModel();
  const tokens = distinctTokens(text);
  const strange = tokens.filter((token) => rowOf(urgency, tokenFeature(token)) === undefined);
  if (Buffer.byteLength(text.trim()) < shortestCry || strange.length * 2 > tokens.length) return undefined;
  const probabilities = topicProbabilities(urgency, questionFeatures(text));
  const probabilityOf = (topic: Urgency) => probabilities[urgency.topics.indexOf(topic)] ?? 0;
  return { danger: probabilityOf('danger'), distress: probabilityOf('distress') };
}

/** Returns whether a text has a topical word that is in no phrasing. The owner's articles may still contain it. */
export function hasUnknownWord(text: string): boolean {
  const model = topicModel();
  return distinctTokens(text).some((token) => rowOf(model, tokenFeature(token)) === undefined);
}

/** Returns whether the site is known not to cover a topic. */
export function isSilent(topic: string): boolean {
  return topic.startsWith('unknown:') || topic.startsWith('not-ours:');
}
