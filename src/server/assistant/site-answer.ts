import { type DemoLanguage, type InEveryLanguage, languageOf } from '#language/languages.ts';
import { simplify } from '#language/simplified.ts';
import type { AssistantAnswer, AssistantQuestion } from '#shared/api/assistant-contract.ts';
import { urgentAnswer } from '#shared/hearing/urgent-answers.ts';
import { type Locale, localeFacts, localisedPath } from '#shared/rules/locales.ts';
import { siteConfig } from '#site.config';
import { searchTokens } from '../content/search/search-tokens.ts';
import { contactInQuestion } from './contact-in-question.ts';
import { answerTypeOf, containsType } from './knowledge/answer-types.ts';
import { type Answerable, type Outcome, quotedFindings } from './outcome.ts';
import type { Passage } from './passage.ts';
import { numberTexts, refusalTexts, unsureTexts } from './refusals.ts';

/** Maximum number of related pages that are linked when there is no answer. */
const nearMaximum = 2;
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
    const contact = outcome.why === 'person' ? contactInQuestion(asked.question) : undefined;
    if (contact) return { answer: numberTexts[language], sources: [], known: false, why: outcome.why, contact };
    const { email } = siteConfig;
    const person = outcome.why === 'instructions' ? [] : [{ title: email, href: `mailto:${email}` }];
    const pages = sourcesOf(outcome.near, asked.locale).slice(0, nearMaximum);
    const isUnsure = outcome.why === 'unknown' && !outcome.isSilent;
    const answer = isUnsure
      ? unsureTexts[pages.length > 0 ? 'withPages' : 'alone'][language]
      : refusalTexts[outcome.why][language];
    return { answer, sources: [...pages, ...person], known: false, why: outcome.why };
  }
  if (outcome.isUnsure) return unsureAnswer(outcome.findings, asked, language);
  const [first] = outcome.findings;
  const said = outcome.findings.slice(0, outcome.isTwofold ? 2 : 1);
  const near = outcome.findings.filter(
    (finding) => said.includes(finding) || finding.score >= first.score * furtherSourceScore,
  );
  return {
    answer: said.map(({ passage }) => textOf(passage, asked, language)).join(language === 'zh-Hans' ? '' : ' '),
    sources: hasSource(first.passage) ? sourcesOf(near, asked.locale) : [],
    known: true,
  };
}

/** The sentence before the quotes of an uncertain answer, in each language. */
const unsureIntroductions: InEveryLanguage<string> = {
  en: 'I’m not sure this is what you mean.',
  'zh-Hans': '我不确定这是不是您问的。',
  ko: '물으신 내용이 맞는지 확실하지 않습니다.',
};

/**
 * Returns an uncertain answer: a sentence saying that it is uncertain, then a quote of each of the best passages with
 * the title of its page.
 */
function unsureAnswer(
  findings: readonly [Answerable, ...Answerable[]],
  asked: AssistantQuestion,
  language: DemoLanguage,
): AssistantAnswer {
  const quotes = quotedFindings(findings).map(({ passage }) => {
    const text = textOf(passage, asked, language);
    const title = passage.kind === 'text' ? passage.title : passage.known.source?.title;
    return title === undefined || text.startsWith(title) ? text : titled[language](title, text);
  });
  return {
    answer: [unsureIntroductions[language], ...quotes].join(language === 'zh-Hans' ? '' : ' '),
    sources: sourcesOf(findings.slice(0, sourceMaximum), asked.locale),
    known: true,
  };
}

const titled: InEveryLanguage<(title: string, text: string) => string> = {
  en: (title, text) => `“${title}” says: ${text}`,
  'zh-Hans': (title, text) => `“${title}”写道：${text}`,
  ko: (title, text) => `“${title}”에는 이렇게 나와 있습니다: ${text}`,
};

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
  if (passage.kind === 'known') return passage.known.say(localeFacts(locale), simplify(question))[language];
  const introduction = languageOf(passage.text) === language ? '' : introductions[language];
  const heading = passage.part ? `${passage.part}: ` : '';
  return introduction + heading + bestSentences(passage.text, question);
}

/**
 * Bonus for a sentence that contains the kind of thing that the question asks for, such as a price or a date. A shared
 * token counts 1.
 */
const typeCount = 1.5;

/**
 * Returns the sentence of a text that fits the question best, and as many of the next sentences as fit into
 * `answerLength`. A sentence fits better if it shares more tokens with the question, or contains the kind of thing that
 * the question asks for. A sentence is shortened only if it is too long by itself.
 */
function bestSentences(text: string, question: string): string {
  const sentences = text
    .split(/\n|(?<=[.!?。！？]”?)\s+(?=[“"A-Z0-9\p{Script=Han}\p{Script=Hangul}])/u)
    .filter(Boolean);
  if (text.length <= answerLength) return joinSentences(sentences);
  const asked = new Set(searchTokens(question));
  const type = answerTypeOf(question);
  let best = 0;
  let bestFit = 0;
  sentences.forEach((sentence, index) => {
    const shared = new Set(searchTokens(sentence).filter((token) => asked.has(token))).size;
    const fit = shared + (type && containsType(sentence, type) ? typeCount : 0);
    if (fit > bestFit) {
      best = index;
      bestFit = fit;
    }
  });
  const chosen: string[] = [];
  let length = 0;
  for (const sentence of sentences.slice(best)) {
    length += sentence.length + 1;
    if (chosen.length > 0 && length > answerLength) break;
    chosen.push(sentence);
  }
  const answer = joinSentences(chosen);
  return answer.length <= answerLength ? answer : `${answer.slice(0, answerLength).replace(/\s\S*$/, '')} …`;
}

function joinSentences(sentences: readonly string[]): string {
  return sentences
    .map((sentence, place) =>
      place === sentences.length - 1 || /[.!?。！？:”]$/.test(sentence) ? sentence : `${sentence}.`,
    )
    .join(' ');
}
