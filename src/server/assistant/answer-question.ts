import { languageOf } from '#domain/assistant/question-language.ts';
import type { AssistantAnswer, AssistantQuestion } from '#domain/contract/assistant-contract.ts';
import type { DemoLanguage } from '#domain/demo-languages.ts';
import { type Locale, localeFacts, localisedPath } from '#domain/locales.ts';
import { siteConfig } from '#site.config';
import { bestSentences } from './best-sentences.ts';
import { questionInContext } from './follow-up.ts';
import type { Passage } from './passage.ts';
import type { Finding, PassageIndex } from './passage-index.ts';
import { type Refusal, refusalOf, refusalTexts } from './refusals.ts';

/** What a question led to, before it is put into words. */
export type Outcome =
  | { readonly kind: 'refused'; readonly why: Refusal; readonly near: readonly Finding[] }
  | { readonly kind: 'found'; readonly findings: readonly [Finding, ...Finding[]] };

/**
 * The gate between an answer and "I don't know": a passage has to speak of most of what is asked, or of a good part of it
 * in a way of asking that is known. Set with bench/assistant.
 */
const gate = { coverageOfText: 0.7, coverage: 0.6, coverageOfKnownWay: 0.4, likeness: 0.7 } as const;
/** A further link is given when its passage is nearly as good as the first. */
const alsoWorthReading = 0.7;
const mostSources = 3;

/** Finds what a question is answered from, or why it is not. */
export function findOutcome(index: PassageIndex, { question, history = [] }: AssistantQuestion): Outcome {
  const why = refusalOf(question);
  if (why) return { kind: 'refused', why, near: [] };
  const findings = index.find(questionInContext(question, history));
  const [first, ...others] = findings;
  if (!first || !passesGate(first)) return { kind: 'refused', why: 'unknown', near: findings };
  return { kind: 'found', findings: [first, ...others] };
}

function passesGate({ passage, coverage, likeness }: Finding): boolean {
  if (passage.kind === 'text') return coverage >= gate.coverageOfText;
  return coverage >= gate.coverage || (coverage >= gate.coverageOfKnownWay && likeness >= gate.likeness);
}

/** Answers a question in its own language from the site, with links that stay in the visitor's variant. */
export function answerQuestion(index: PassageIndex, asked: AssistantQuestion): AssistantAnswer {
  return answerOf(findOutcome(index, asked), asked);
}

/** Puts what was found into words: a passage's own, or why there is no answer and how to reach a person. */
export function answerOf(outcome: Outcome, asked: AssistantQuestion): AssistantAnswer {
  const language = languageOf(asked.question);
  if (outcome.kind === 'refused') {
    const { email } = siteConfig;
    const sources = outcome.why === 'instructions' ? [] : [{ title: email, href: `mailto:${email}` }];
    return { answer: refusalTexts[outcome.why][language], sources, known: false, why: outcome.why };
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
export function sourcesOf(findings: readonly Finding[], locale: Locale): AssistantAnswer['sources'] {
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
