import type { AssistantAnswer, AssistantQuestion } from '#domain/contract/assistant-contract.ts';
import type { DemoLanguage } from '#domain/demo-languages.ts';
import { type Locale, localeFacts, localisedPath } from '#domain/locales.ts';
import { languageOf } from '#domain/text-language.ts';
import { siteConfig } from '#site.config';
import { bestSentences } from './best-sentences.ts';
import { questionInContext } from './follow-up.ts';
import type { Passage } from './passage.ts';
import type { Finding, PassageIndex } from './passage-index.ts';
import { type Refusal, refusalOf, refusalTexts, unsureText } from './refusals.ts';

/** A passage that was found, which can be answered from. */
export type Answerable = Finding<Passage>;

/** What a question led to, before it is put into words. */
export type Outcome =
  | { readonly kind: 'refused'; readonly why: Refusal; readonly near: readonly Answerable[] }
  | { readonly kind: 'found'; readonly findings: readonly [Answerable, ...Answerable[]] };

/**
 * The gate between an answer and "I don't know". A short answer needs one way of asking for it that says most of the
 * question, or several words in common with a way that is known; a text has to share enough with the question. Two topics
 * that come equally near are no answer, unless the first is asked for nearly word for word. Set with bench/assistant.
 */
const gate = {
  text: { coverage: 0.7, evidence: 9, likeness: 0.4 },
  way: { share: 0.55, ofGeneralWords: 0.7 },
  knownWay: { share: 0.3, likeness: 0.7, words: 2 },
  severalWays: { coverage: 0.65, likeness: 0.7, words: 3 },
  tie: { score: 0.985, share: 0.75 },
} as const;
/** Without an answer, links to the nearest pages are given where they speak of so much of the question. */
const coverageWorthALink = 0.4;
/** A further link is given when its passage is nearly as good as the first. */
const alsoWorthReading = 0.7;
const mostSources = 3;

/** Finds what a question is answered from, or why it is not. */
export function findOutcome(index: PassageIndex, { question, history = [] }: AssistantQuestion): Outcome {
  const why = refusalOf(question);
  if (why) return { kind: 'refused', why, near: [] };
  const all = index.find(questionInContext(question, history));
  const findings = all.filter(isAnswerable);
  const [first, ...others] = findings;
  // What comes nearest may be a subject that is not ours; then nothing further down is what was asked.
  if (!first || all[0] !== first) return { kind: 'refused', why: 'unknown', near: [] };
  if (!passesGate(first) || isTie(first, all[1])) return { kind: 'refused', why: 'unknown', near: findings };
  return { kind: 'found', findings: [first, ...others] };
}

function isAnswerable(finding: Finding): finding is Answerable {
  return finding.passage.kind !== 'not-ours';
}

function passesGate({ passage, coverage, likeness, evidence, share, words, covered }: Answerable): boolean {
  const { text, way, knownWay, severalWays } = gate;
  if (passage.kind === 'text') {
    return coverage >= text.coverage && (evidence >= text.evidence || likeness >= text.likeness);
  }
  if (share >= (words > 0 ? way.share : way.ofGeneralWords)) return true;
  if (share >= knownWay.share && likeness >= knownWay.likeness && words >= knownWay.words) return true;
  return coverage >= severalWays.coverage && likeness >= severalWays.likeness && covered >= severalWays.words;
}

function isTie(first: Finding, second: Finding | undefined): boolean {
  return second !== undefined && second.score > first.score * gate.tie.score && first.share < gate.tie.share;
}

/**
 * Puts what was found into words, in the question's language: a passage's own, or why there is no answer and how to reach a
 * person. Links stay in the visitor's variant.
 */
export function answerOf(outcome: Outcome, asked: AssistantQuestion): AssistantAnswer {
  const language = languageOf(asked.question);
  if (outcome.kind === 'refused') {
    const { email } = siteConfig;
    const person = outcome.why === 'instructions' ? [] : [{ title: email, href: `mailto:${email}` }];
    const near = outcome.near.slice(0, 2).filter(({ coverage }) => coverage >= coverageWorthALink);
    const pages = sourcesOf(near, asked.locale);
    const answer = pages.length > 0 ? unsureText[language] : refusalTexts[outcome.why][language];
    return { answer, sources: [...pages, ...person], known: false, why: outcome.why };
  }
  const [first] = outcome.findings;
  const near = outcome.findings.filter(({ score }) => score >= first.score * alsoWorthReading);
  return {
    answer: textOf(first.passage, asked, language),
    sources: hasSource(first.passage) ? sourcesOf(near, asked.locale) : [],
    known: true,
  };
}

/** Where passages stand, each place once, up to as many as a visitor will look at. */
export function sourcesOf(findings: readonly Answerable[], locale: Locale): AssistantAnswer['sources'] {
  const sources = findings.flatMap(({ passage }) => sourceOf(passage, locale));
  return sources
    .filter((source, place) => sources.findIndex(({ href }) => href === source.href) === place)
    .slice(0, mostSources);
}

/** Words before sentences that are in English while the question is not. */
const introductions: Readonly<Record<DemoLanguage, string>> = {
  en: '',
  'zh-Hans': '网站上有这段英文内容：',
  ko: '사이트에 이런 영어 글이 있습니다: ',
};

function textOf(passage: Passage, { question, locale }: AssistantQuestion, language: DemoLanguage): string {
  if (passage.kind === 'known') return passage.known.say(localeFacts(locale))[language];
  const introduction = languageOf(passage.text) === language ? '' : introductions[language];
  return introduction + bestSentences(passage.text, question);
}

/** Whether a passage stands somewhere; a greeting does not. */
export function hasSource(passage: Passage): boolean {
  return passage.kind === 'text' || passage.known.source !== undefined;
}

function sourceOf(passage: Passage, locale: Locale): AssistantAnswer['sources'] {
  if (passage.kind === 'text') {
    const href = passage.href(locale);
    return href ? [{ title: passage.title, href }] : [];
  }
  const { source } = passage.known;
  if (!source) return [];
  const [path = '', fragment] = source.path.split('#');
  const page = localisedPath(locale, path);
  return [{ title: source.title, href: fragment ? `${page}#${fragment}` : page }];
}
