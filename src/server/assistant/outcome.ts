import { simplify } from '#language/simplified.ts';
import type { AssistantQuestion } from '#shared/api/assistant-contract.ts';
import { hear } from '#shared/hearing/hear.ts';
import { searchTokens } from '../content/search/search-tokens.ts';
import { contactInQuestion } from './contact-in-question.ts';
import { joined, readInContext } from './conversation-context.ts';
import { nearestAnswers } from './knowledge/known-unknowns.ts';
import type { Passage, Target } from './passage.ts';
import type { Finding, PassageIndex } from './passage-index.ts';
import { type Refusal, refusalOf } from './refusals.ts';
import { withCorrectSpelling } from './spelling.ts';
import { withoutSwearing } from './swearing.ts';
import {
  elsewhereWords,
  findTopics,
  isSilent,
  type QuestionInContext,
  shareInTopic,
  type TopicCandidate,
  unknownWords,
} from './topic-finder.ts';

export type Answerable = Finding<Passage>;

export type Outcome =
  | {
      readonly kind: 'refused';
      readonly why: Refusal;
      /** The passages that are most likely to be about the question. The answer links to their pages. */
      readonly near: readonly Answerable[];
      /** Whether the question is certainly about a topic that the site is known not to cover. */
      readonly isSilent?: boolean;
    }
  | {
      readonly kind: 'found';
      readonly findings: readonly [Answerable, ...Answerable[]];
      /** Whether it is uncertain that the findings answer the question. The answer then says so. */
      readonly isUnsure?: boolean;
      /** Whether the question seems to ask two things. The answer then also contains the text of the second finding. */
      readonly isTwofold?: boolean;
    };

/**
 * Minimum scores of topics, set with bench/assistant. `sure`: the topic is answered if it is slightly ahead of the next
 * one, or if the full-text search finds the same page. `ahead`: it is answered if it is clearly ahead of the next one.
 * `agreed`: it is answered if it is ahead of the next one and the full-text search finds the same page. `silent`: the
 * question is certainly about this topic, which the site does not cover. `near`: the topic's page is linked when there
 * is no answer.
 */
const topicScores = { sure: 0.4, ahead: 0.34, agreed: 0.3, silent: 0.25, near: 0.22 } as const;
/** How far the best topic must be ahead of the next one, for `sure`, `ahead` and `agreed` in {@link topicScores}. */
const lead = { sure: 0.03, ahead: 0.12, agreed: 0.05 } as const;
/**
 * Settings for the margin by which the best topic that the site covers beats the topics that it does not cover (see
 * `marginOf`). Set with bench/assistant.
 */
const margins = {
  /** Factor for the `sum` of the best topic that the site does not cover. */
  silentShare: 0.5,
  /** Minimum margin for an answer, if the topic's `sum` also exceeds the next one by `sureLead`. */
  sure: 0.6,
  sureLead: 0.2,
  /** Minimum margin for a quote. Before a quote, the assistant says that it may not be what the visitor meant. */
  quoted: 0.3,
  /** Subtracted for each word that occurs only in questions that the site does not cover. */
  elsewhere: 0.25,
  /** Maximum number of words for which `elsewhere` is subtracted. */
  elsewhereMaximum: 2,
} as const;
/**
 * An uncertain answer also quotes further topics whose sum is at least `sum`, and at least `share` of the best topic's
 * sum. It quotes at most `number` topics.
 */
const quoting = { sum: 0.2, share: 0.6, number: 3 } as const;
/**
 * A question is not about a topic if at least `words` of its words are in no phrasing, and less than `share` of its
 * words are in the topic's phrasings. `latin` counts only English words, which say more than pairs of Chinese or Korean
 * characters. `all` counts both.
 */
const foreign = { latin: { words: 2, share: 0.35 }, all: { words: 3, share: 0.2 } } as const;
/**
 * A question with two parts gets a second answer if the sum of the next topic is at least `sum`, and at least `share`
 * of the best topic's sum.
 */
const twofold = { sum: 0.36, share: 0.45 } as const;
/**
 * Matches where the second part of a question may begin: a punctuation mark or a conjunction with more text after it.
 */
const joint =
  /[,.;:?!，。；？！、].{6}|\b(?:and|but|or|if so)\b.{6}|(?:还有|而且|如果).{4}|(?:그리고|이랑|있으면|는데|하고) .{4}|\p{Script=Han} \p{Script=Han}/u;
/** Maximum number of findings in an outcome. It is small, because a model gets the text of each. */
const findingMaximum = 5;

/** Minimum values for a result of the full-text search to count as an answer, set with bench/assistant. */
const thresholds = {
  /** For an article or legal text. A result must reach `coverage` and one of the other two. */
  text: { coverage: 0.7, evidence: 9, likeness: 0.4 },
  /** For a phrasing of a known answer. */
  phrasing: { share: 0.9, likeness: 0.95 },
  /** For a link to a related page. */
  near: { coverage: 0.4 },
  /**
   * Two results are tied if the second one's score is at least `score` times the first one's. The first is then an answer
   * only if its `share` is at least this value.
   */
  tie: { score: 0.985, share: 0.75 },
} as const;
/**
 * Minimum score of a topic, by the number of English words in the question that are in no phrasing. The index is that
 * number: 0, 1, 2, or 3 for three and more. Set with bench/assistant.
 */
const scoresWithForeignWords = [0, 0.4, 0.5, 0.7] as const;
/**
 * When a question counts as foreign to a topic: `parts` or more of its words are in no phrasing at all, and the topic's
 * phrasings contain less than `share` of its words, from 0 to 1. Such a question is answered from the topic only if the
 * topic's score is at least `clearScore`.
 */
const foreignParts = { parts: 2, share: 0.2, clearScore: 0.5 } as const;
/**
 * Minimum score of the answer to a question that contains swear words. With a lower score, the question counts as
 * abuse.
 */
const swearingScore = 0.3;

/** Searches for the passages that answer a question. Returns the reason when there is no answer. */
export function findOutcome(index: PassageIndex, typed: AssistantQuestion): Outcome {
  const asked = simplified(typed);
  // Urgent and hostile texts, and wishes to speak to a person, are recognised before any search, so that neither the
  // search nor a model answers them.
  const heard = hear(asked.question);
  const refusal = refusalOf(asked.question);
  // An instruction to the assistant is refused even if it also asks for a person. A visitor who swears and asks for a
  // person gets the answer about reaching a person.
  const isRefusedPerson = heard === 'person' && refusal !== undefined && refusal !== 'abuse';
  const why = isRefusedPerson ? refusal : (heard ?? refusal);
  const clean = { ...asked, question: withCorrectSpelling(withoutSwearing(asked.question)) };
  if (why === 'abuse' && isQuestion(clean.question)) {
    const outcome = search(index, readInContext(clean));
    if (outcome.kind === 'found' && outcome.findings[0].score >= swearingScore) return outcome;
  }
  if (why) return { kind: 'refused', why, near: [] };
  if (contactInQuestion(asked.question)) return { kind: 'refused', why: 'person', near: [] };
  const outcome = search(index, readInContext(clean));
  return isTwofold(outcome, clean.question) ? { ...outcome, isTwofold: true } : outcome;
}

/**
 * Returns whether a question seems to ask two things: its answer is certain, and the next topic seems to answer another
 * part of the question.
 */
function isTwofold(outcome: Outcome, question: string): outcome is Extract<Outcome, { kind: 'found' }> {
  if (outcome.kind !== 'found' || outcome.isUnsure || !joint.test(question)) return false;
  const [best, next] = outcome.findings;
  return next !== undefined && next.score >= Math.max(twofold.sum, best.score * twofold.share);
}

/** Returns a question and its history in simplified Chinese characters. All phrasings are written in these. */
function simplified({ question, history = [], locale }: AssistantQuestion): AssistantQuestion {
  return {
    question: simplify(question),
    history: history.map(({ role, text }) => ({ role, text: simplify(text) })),
    locale,
  };
}

/**
 * Returns whether a question is refused without a search: it is about an emergency, is hostile, asks for a person, or
 * asks for a call and contains a phone number.
 */
export function isRefused(question: string): boolean {
  const text = simplify(question);
  return hear(text) !== undefined || refusalOf(text) !== undefined || contactInQuestion(question) !== undefined;
}

/** Returns whether a text without its swear words is still a question, and not an insult. */
function isQuestion(text: string): boolean {
  return refusalOf(text) === undefined && searchTokens(text).length >= 2;
}

function search(index: PassageIndex, question: QuestionInContext): Outcome {
  const candidates = findTopics(question).filter(({ topic }) => isCovered(index, topic));
  const texts = index.find(joined(question));
  const [best, next] = candidates;
  const fullText = textAnswer(texts);
  if (best && fullText?.passage.kind === 'text') {
    // An article by the owner has no phrasings, and often has words that are in no phrasing. A question with such words
    // is therefore answered from the article.
    const isArticle = fullText.passage.topic.startsWith('article:');
    const isOwn = isArticle && (best.score < topicScores.agreed || unknownWords(question.text).length > 0);
    const isSame = best.score < topicScores.sure && isSamePage(fullText.passage, targetOf(index, best));
    if (isOwn || isSame) return found(index, candidates, fullText);
  }
  if (best && isUnanswered(index, best)) {
    return { kind: 'refused', why: 'unknown', ...silence(index, best, candidates) };
  }
  const margin = marginOf(index, candidates, question);
  const target = best && targetOf(index, best);
  if (best && target && isPassage(target) && margin >= margins.quoted && !isAboutMore(best, question)) {
    const ahead = best.score - (next?.score ?? 0);
    const isAgreed = texts.slice(0, 2).some(({ passage }) => isSamePage(passage, target));
    if (best.score >= topicScores.sure && (ahead >= lead.sure || isAgreed)) return found(index, candidates);
    if (best.score >= topicScores.ahead && ahead >= lead.ahead) return found(index, candidates);
    if (best.score >= topicScores.agreed && isAgreed && ahead >= lead.agreed) return found(index, candidates);
  }
  if (fullText && !best) return found(index, candidates, fullText);
  if (best && isForeign(best, question)) return unknown(nearest(index, candidates, texts));
  if (best && target && margin >= margins.sure && best.sum - (next?.sum ?? 0) >= margins.sureLead)
    return found(index, candidates);
  if (margin >= margins.quoted) return unsureAnswer(index, candidates);
  return unknown(nearest(index, candidates, texts));
}

function unknown(near: readonly Answerable[]): Outcome {
  return { kind: 'refused', why: 'unknown', near };
}

/** Returns whether several words are in no phrasing, and few are in the topic's phrasings. */
function isForeign({ topic }: TopicCandidate, question: QuestionInContext): boolean {
  const unknown = unknownWords(question.text);
  const share = shareInTopic(topic, joined(question));
  const latin = unknown.filter((token) => /^[a-z]/.test(token)).length;
  return (
    (latin >= foreign.latin.words && share < foreign.latin.share) ||
    (unknown.length >= foreign.all.words && share < foreign.all.share)
  );
}

/**
 * Returns the margin of the best topic that the site covers: its `sum`, minus a share of the `sum` of the best topic
 * that the site does not cover. The margin is lower for each word that occurs only in questions that the site does not
 * cover.
 */
function marginOf(index: PassageIndex, candidates: readonly TopicCandidate[], { text }: QuestionInContext): number {
  const covered = candidates.find((candidate) => !isUnanswered(index, candidate))?.sum ?? 0;
  const silent = candidates.find((candidate) => isUnanswered(index, candidate))?.sum ?? 0;
  const elsewhere = Math.min(margins.elsewhereMaximum, elsewhereWords(text).length);
  return covered - silent * margins.silentShare - elsewhere * margins.elsewhere;
}

/** Returns the best topics that the site covers, as an answer that is marked as uncertain. */
function unsureAnswer(index: PassageIndex, candidates: readonly TopicCandidate[]): Outcome {
  const covered = candidates.filter((candidate) => !isUnanswered(index, candidate));
  const outcome = found(index, covered);
  return outcome.kind === 'found' ? { ...outcome, isUnsure: true } : outcome;
}

/** Returns the findings that an uncertain answer quotes: the best, and others whose score is not much lower. */
export function quotedFindings([best, ...others]: readonly [Answerable, ...Answerable[]]): readonly Answerable[] {
  const near = others.filter(
    ({ passage, score }) => passage !== best.passage && score >= Math.max(quoting.sum, best.score * quoting.share),
  );
  return [best, ...near].slice(0, quoting.number);
}

/**
 * Returns whether a question asks for something that a topic is not about, because words of the question are in no
 * phrasing. Example: in "connect my fridge", only the general word "connect" is in a phrasing.
 */
function isAboutMore({ topic, score }: TopicCandidate, question: QuestionInContext): boolean {
  const unknown = unknownWords(question.text);
  const words = unknown.filter((token) => /^[a-z]/.test(token)).length;
  const needed = scoresWithForeignWords[Math.min(words, scoresWithForeignWords.length - 1)] ?? 0;
  if (score < needed) return true;
  if (unknown.length < foreignParts.parts || score >= foreignParts.clearScore) return false;
  return shareInTopic(topic, joined(question)) < foreignParts.share;
}

/** Returns the best match of the full-text search, if it is good enough for an answer. */
function textAnswer(findings: readonly Finding[]): Answerable | undefined {
  const [first, second] = findings;
  if (!first || !isAnswerable(first)) return undefined;
  const { passage, coverage, likeness, evidence, share } = first;
  const { text, phrasing, tie } = thresholds;
  const isClear =
    passage.kind === 'text'
      ? coverage >= text.coverage && (evidence >= text.evidence || likeness >= text.likeness)
      : share >= phrasing.share && likeness >= phrasing.likeness;
  const isTied = second !== undefined && second.score > first.score * tie.score && share < tie.share;
  return isClear && !isTied ? first : undefined;
}

function found(index: PassageIndex, candidates: readonly TopicCandidate[], first?: Answerable): Outcome {
  const others = findingsOf(index, candidates);
  const findings = first ? [first, ...others.filter(({ passage }) => passage !== first.passage)] : others;
  const [best, ...rest] = findings;
  if (!best) return { kind: 'refused', why: 'unknown', near: [] };
  return { kind: 'found', findings: [best, ...rest.slice(0, findingMaximum - 1)] };
}

function silence(index: PassageIndex, { topic, score }: TopicCandidate, candidates: readonly TopicCandidate[]) {
  const isSilent = score >= topicScores.silent;
  if (!isSilent) return { isSilent, near: nearest(index, candidates, []) };
  const nearestAnswer = nearestAnswers[topic.replace('unknown:', '')];
  return { isSilent, near: nearestAnswer ? findingsOf(index, [{ topic: nearestAnswer, score, sum: score }]) : [] };
}

function nearest(index: PassageIndex, candidates: readonly TopicCandidate[], texts: readonly Finding[]): Answerable[] {
  const near = findingsOf(
    index,
    candidates.filter(({ score }) => score >= topicScores.near),
  );
  const fullText = texts.filter(isAnswerable).filter(({ coverage }) => coverage >= thresholds.near.coverage);
  return near.length > 0 ? near.slice(0, findingMaximum) : fullText.slice(0, findingMaximum);
}

/** Returns findings for topics. Their numbers are the topic's sum or 0, because no full-text search was made. */
function findingsOf(index: PassageIndex, candidates: readonly TopicCandidate[]): Answerable[] {
  return candidates.slice(0, findingMaximum).flatMap(({ topic, sum }) => {
    const passage = index.labelled(topic);
    if (!passage || !isPassage(passage)) return [];
    return [{ passage, score: sum, coverage: sum, likeness: sum, evidence: 0, share: sum, words: 0, covered: 0 }];
  });
}

function targetOf(index: PassageIndex, { topic }: TopicCandidate): Target | undefined {
  return index.labelled(topic);
}

/** Returns whether the site is known not to answer a topic, and the owner has set no fact that answers it. */
function isUnanswered(index: PassageIndex, candidate: TopicCandidate): boolean {
  const target = targetOf(index, candidate);
  return isSilent(candidate.topic) && !(target && isPassage(target));
}

/**
 * Returns whether a topic is in the index, or is known not to be on the site. Returns false for the topic of a deleted
 * article.
 */
function isCovered(index: PassageIndex, topic: string): boolean {
  return isSilent(topic) || index.labelled(topic) !== undefined;
}

function isPassage(target: Target): target is Passage {
  return target.kind !== 'not-ours';
}

function isAnswerable(finding: Finding): finding is Answerable {
  return isPassage(finding.passage);
}

/** Returns whether two targets are the same, or belong to one page. */
function isSamePage(one: Target, other: Target | undefined): boolean {
  return (
    other !== undefined &&
    (one === other || one.topic === other.topic || (pageOf(one) !== undefined && pageOf(one) === pageOf(other)))
  );
}

function pageOf(target: Target): string | undefined {
  return target.kind === 'known' ? target.known.source?.path : target.topic;
}
