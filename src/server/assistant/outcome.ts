import type { AssistantQuestion } from '#domain/contract/assistant-contract.ts';
import { packages } from '#domain/packages.ts';
import type { Passage } from './passage.ts';
import type { Finding, PassageIndex } from './passage-index.ts';
import { type Refusal, refusalOf } from './refusals.ts';

/** A passage that was found and that can answer the question. */
export type Answerable = Finding<Passage>;

/** The result of the search for a question. */
export type Outcome =
  | { readonly kind: 'refused'; readonly why: Refusal; readonly near: readonly Answerable[] }
  | { readonly kind: 'found'; readonly findings: readonly [Answerable, ...Answerable[]] };

/**
 * Thresholds between an answer and "I don't know", set with bench/assistant. A known answer needs one phrasing that
 * covers most of the question, or a phrasing that shares several words with it. A text must share enough words with the
 * question. A tie of two topics gives no answer unless the question is nearly word for word a phrasing of the first.
 */
const thresholds = {
  text: { coverage: 0.7, evidence: 9, likeness: 0.4 },
  phrasing: { share: 0.55, shareOfGeneralWords: 0.7 },
  likePhrasing: { share: 0.3, likeness: 0.7, words: 2 },
  severalPhrasings: { coverage: 0.65, likeness: 0.7, words: 3 },
  tie: { score: 0.985, share: 0.75 },
} as const;

/** Searches for the passages that answer a question. Returns why when there is no answer. */
export function findOutcome(index: PassageIndex, asked: AssistantQuestion): Outcome {
  const why = refusalOf(asked.question);
  if (why) return { kind: 'refused', why, near: [] };
  const all = index.find(questionInContext(asked));
  const findings = all.filter(isAnswerable);
  const [first, ...others] = findings;
  // When the best match is a topic of other sites, the matches below it do not answer the question.
  if (!first || all[0] !== first) return { kind: 'refused', why: 'unknown', near: [] };
  if (!passesThresholds(first) || isTie(first, all[1])) return { kind: 'refused', why: 'unknown', near: findings };
  return { kind: 'found', findings: [first, ...others] };
}

function isAnswerable(finding: Finding): finding is Answerable {
  return finding.passage.kind !== 'not-ours';
}

function passesThresholds({ passage, coverage, likeness, evidence, share, words, covered }: Answerable): boolean {
  const { text, phrasing, likePhrasing, severalPhrasings } = thresholds;
  if (passage.kind === 'text') {
    return coverage >= text.coverage && (evidence >= text.evidence || likeness >= text.likeness);
  }
  if (share >= (words > 0 ? phrasing.share : phrasing.shareOfGeneralWords)) return true;
  if (share >= likePhrasing.share && likeness >= likePhrasing.likeness && words >= likePhrasing.words) return true;
  return (
    coverage >= severalPhrasings.coverage && likeness >= severalPhrasings.likeness && covered >= severalPhrasings.words
  );
}

function isTie(first: Finding, second: Finding | undefined): boolean {
  return (
    second !== undefined && second.score > first.score * thresholds.tie.score && first.share < thresholds.tie.share
  );
}

const followUp = /^(?:and|what about|how about|or)\b|^(?:那|那么)|^(?:그럼|그러면)|呢[？?]?$|(?:은|는)요[？?]?$/iu;
const followUpMaximum = 60;

/**
 * Returns the question together with the previous one when it is a follow-up: "and Growth?" after the price of Starter
 * asks for the price of Growth. Package names in the new question replace those of the old one.
 */
export function questionInContext({ question, history = [] }: AssistantQuestion): string {
  if (question.length > followUpMaximum || !followUp.test(question)) return question;
  const previous = history.findLast(({ role }) => role === 'visitor')?.text;
  if (!previous) return question;
  const names = packages.map(({ name }) => name);
  const namesPackage = names.some((name) => question.toLowerCase().includes(name.toLowerCase()));
  const rest = namesPackage ? previous.replace(new RegExp(names.join('|'), 'gi'), ' ') : previous;
  return `${rest} ${question}`;
}
