import type { AssistantAnswer, AssistantQuestion } from '#domain/contract/assistant-contract.ts';
import type { DemoLanguage } from '#domain/demo-languages.ts';
import { type Locale, localeFacts, localisedPath } from '#domain/locales.ts';
import { languageOf } from '#domain/text-language.ts';
import { urgentAnswer } from '#domain/urgent-answers.ts';
import { siteConfig } from '#site.config';
import { searchTokens } from '../search/search-tokens.ts';
import type { Answerable, Outcome } from './outcome.ts';
import type { Passage } from './passage.ts';
import { refusalTexts, unsureText } from './refusals.ts';

/** When there is no answer, pages are linked that cover at least this share of the question. */
const linkedCoverage = 0.4;
/** A further source is linked when its score is at least this share of the first source's score. */
const furtherSourceScore = 0.7;
const sourceMaximum = 3;
/** Maximum number of characters of an answer that quotes an article or legal text. */
const answerLength = 420;

/**
 * Returns the site's own answer in the question's language: the words of a passage, or a sentence saying that there is
 * no answer and how to reach a person. Links stay in the visitor's variant.
 */
export function answerOf(outcome: Outcome, asked: AssistantQuestion): AssistantAnswer {
  const language = languageOf(asked.question);
  if (outcome.kind === 'refused') {
    if (outcome.why === 'danger' || outcome.why === 'distress') {
      const answer = urgentAnswer(outcome.why, asked.locale, language);
      return { answer, sources: [], known: false, why: outcome.why };
    }
    const { email } = siteConfig;
    const person = outcome.why === 'instructions' ? [] : [{ title: email, href: `mailto:${email}` }];
    const near = outcome.near.slice(0, 2).filter(({ coverage }) => coverage >= linkedCoverage);
    const pages = sourcesOf(near, asked.locale);
    const answer = pages.length > 0 ? unsureText[language] : refusalTexts[outcome.why][language];
    return { answer, sources: [...pages, ...person], known: false, why: outcome.why };
  }
  const [first] = outcome.findings;
  const near = outcome.findings.filter(({ score }) => score >= first.score * furtherSourceScore);
  return {
    answer: textOf(first.passage, asked, language),
    sources: hasSource(first.passage) ? sourcesOf(near, asked.locale) : [],
    known: true,
  };
}

/** Returns the addresses of passages, each once, at most three. */
export function sourcesOf(findings: readonly Answerable[], locale: Locale): AssistantAnswer['sources'] {
  const sources = findings.flatMap(({ passage }) => sourceOf(passage, locale));
  return sources
    .filter((source, place) => sources.findIndex(({ href }) => href === source.href) === place)
    .slice(0, sourceMaximum);
}

/** Returns whether a passage has a page to link to. A greeting has none. */
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

/** Sentences that introduce quoted English text, in the language of the question. */
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

/**
 * Returns the sentence of a text that shares most tokens with the question, and up to two sentences after it. A
 * sentence is shortened only when it is too long by itself.
 */
function bestSentences(text: string, question: string): string {
  const asked = new Set(searchTokens(question));
  const sentences = text
    .split(/\n|(?<=[.!?。！？]”?)\s+(?=[“"A-Z0-9\p{Script=Han}\p{Script=Hangul}])/u)
    .filter(Boolean);
  let best = 0;
  let bestShared = -1;
  sentences.forEach((sentence, index) => {
    const shared = new Set(searchTokens(sentence).filter((token) => asked.has(token))).size;
    if (shared > bestShared) {
      best = index;
      bestShared = shared;
    }
  });
  let answer = sentences[best] ?? '';
  for (const next of sentences.slice(best + 1, best + 3)) {
    if (answer.length + next.length > answerLength) break;
    answer = `${answer}${/[.!?。！？:”]$/.test(answer) ? ' ' : '. '}${next}`;
  }
  return answer.length <= answerLength ? answer : `${answer.slice(0, answerLength).replace(/\s\S*$/, '')} …`;
}
