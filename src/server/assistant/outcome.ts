import type { AssistantQuestion } from '#domain/contract/assistant-contract.ts';
import { hear } from '#domain/hearing/hear.ts';
import { packages } from '#domain/packages.ts';
import type { Passage } from './passage.ts';
import type { Finding, PassageIndex } from './passage-index.ts';
import { type Refusal, refusalOf } from './refusals.ts';

/** A passage that was found and that can answer the question. */
export type Answerable = Finding<Passage>;

/** The result of searching the site for the answer to a question. */
export type Outcome =
  | { readonly kind: 'refused'; readonly why: Refusal; readonly near: readonly Answerable[] }
  | { readonly kind: 'found'; readonly findings: readonly [Answerable, ...Answerable[]] };

/**
 * Thresholds between an answer and "I don't know", set with bench/assistant. A known answer needs one phrasing that
 * covers most of the question, or a phrasing that shares several words with it. A text must share enough words with the
 * question. When two topics tie, there is no answer, unless the question is almost exactly a phrasing of the first.
 */
const thresholds = {
  text: { coverage: 0.7, evidence: 9, likeness: 0.4 },
  phrasing: { share: 0.55, shareOfGeneralWords: 0.7 },
  likePhrasing: { share: 0.3, likeness: 0.7, words: 2 },
  severalPhrasings: { coverage: 0.65, likeness: 0.7, words: 3 },
  tie: { score: 0.985, share: 0.75 },
} as const;

/** Searches for the passages that answer a question. Returns the reason when there is no answer. */
export function findOutcome(index: PassageIndex, asked: AssistantQuestion): Outcome {
  // These are checked first, so that neither the search nor a model answers them (product 5.17 and 5.18).
  const heard = hear(asked.question);
  const refusal = refusalOf(asked.question);
  // An instruction to the assistant that mentions a person is still refused. A visitor who swears gets the person.
  const isRefused = heard === 'person' && refusal !== undefined && refusal !== 'abuse';
  const why = isRefused ? refusal : (heard ?? refusal);
  if (why) return { kind: 'refused', why, near: [] };
  const all = index.find(questionInContext(asked));
  const findings = all.filter(isAnswerable);
  const [first, ...others] = findings;
  // The best match is a topic that this site does not cover, so the matches below it do not answer the question.
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
const packageNames = new RegExp(packages.map(({ name }) => name).join('|'), 'gi');

/**
 * Returns the question together with the previous one when it is a follow-up. Example: after the price of Starter, “and
 * Growth?” asks for the price of Growth. Package names in the new question replace those of the previous one.
 */
export function questionInContext({ question, history = [] }: AssistantQuestion): string {
  if (question.length > followUpMaximum || !followUp.test(question)) return question;
  const previous = history.findLast(({ role }) => role === 'visitor')?.text;
  if (!previous) return question;
  const rest = question.search(packageNames) >= 0 ? previous.replace(packageNames, ' ') : previous;
  return `${rest} ${question}`;
}
