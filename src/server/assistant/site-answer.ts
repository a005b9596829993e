import { type DemoLanguage, type InEveryLanguage, languageOf } from '#language/languages.ts';
import { simplify } from '#language/simplified.ts';
import type { AssistantAnswer, AssistantQuestion } from '#shared/api/assistant-contract.ts';
import { checkChoices, urgencyCheck, urgentAnswer } from '#shared/hearing/urgent-answers.ts';
import { type Locale, localeFacts, localisedPath } from '#shared/rules/locales.ts';
import { siteConfig } from '#site.config';
import { searchTokens } from '../content/search/search-tokens.ts';
import { contactInQuestion } from './contact-in-question.ts';
import type { Answerable, Outcome } from './outcome.ts';
import { labelOf, type Passage } from './passage.ts';
import { numberTexts, refusalTexts, unsureTexts } from './refusals.ts';
import { hashOf, type TopicTexts, topicModel } from './topic-model.ts';

/** Maximum numbers of pages that are linked, and of questions that are offered, when there is no answer. */
const pageMaximum = 2;
const choiceMaximum = 3;
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
  if (outcome.kind === 'refused') return refusalAnswer(outcome, asked, language);
  const [first] = outcome.findings;
  const said = outcome.findings.slice(0, outcome.isTwofold ? 2 : 1);
  const near = outcome.findings.filter(
    (finding) => said.includes(finding) || finding.score >= first.score * furtherSourceScore,
  );
  return {
    answer: said.map(({ passage }) => textOf(passage, asked, language)).join(language === 'zh-Hans' ? '' : ' '),
    sources: hasSource(first.passage) ? sourcesOf(near, asked.locale) : [],
    known: true,
    ...(leadsToOrder(first.passage) ? { choices: questionsOf(['talk-to-us'], language) } : {}),
  };
}

/** Returns whether the next step after an answer is to order a package. */
function leadsToOrder({ topic }: Passage): boolean {
  return topic === 'packages' || topic.startsWith('package-');
}

function refusalAnswer(
  outcome: Extract<Outcome, { kind: 'refused' }>,
  asked: AssistantQuestion,
  language: DemoLanguage,
): AssistantAnswer {
  if (outcome.why === 'safety') {
    const { urgency, why, besides } = outcome;
    const choices = [...checkChoices[urgency][language]];
    const check = urgencyCheck(urgency, asked.locale, language);
    const { answer, sources } = besides ? answerOf(besides, asked) : { answer: '', sources: [] };
    return { answer: [check, answer].join('\n').trim(), sources, known: false, why, choices };
  }
  const { isSilent, near, why } = outcome;
  if (why === 'danger' || why === 'distress')
    return { answer: urgentAnswer(why, asked.locale, language), sources: [], known: false, why };
  const contact = why === 'person' ? contactInQuestion(asked.question) : undefined;
  if (contact) return { answer: numberTexts[language], sources: [], known: false, why, contact };
  const { email } = siteConfig;
  const choices = choicesOf(near, language);
  // The panel offers a person below the questions.
  const person = why === 'instructions' || choices.length > 0 ? [] : [{ title: email, href: `mailto:${email}` }];
  const articles = near.filter(({ passage }) => passage.kind === 'text' && choiceOf(passage, language) === undefined);
  const pages = sourcesOf(articles, asked.locale).slice(0, pageMaximum);
  const isUnsure = why === 'unknown' && !isSilent;
  const answer = isUnsure
    ? unsureTexts[choices.length > 0 ? 'withChoices' : pages.length > 0 ? 'withPages' : 'alone'][language]
    : refusalTexts[why][language];
  return { answer, sources: [...pages, ...person], known: false, why, ...(choices.length > 0 ? { choices } : {}) };
}

/** Returns the questions that the assistant offers instead of an answer, in the visitor's language, at most three. */
function choicesOf(near: readonly Answerable[], language: DemoLanguage): string[] {
  const labels = near.map(({ passage }) => labelOf(passage));
  return questionsOf(labels, language).slice(0, choiceMaximum);
}

function choiceOf(passage: Passage, language: DemoLanguage): string | undefined {
  return questionsOf([labelOf(passage)], language)[0];
}

function questionsOf(labels: readonly string[], language: DemoLanguage): string[] {
  return [...new Set(labels.flatMap((label) => textsOf(label)?.question?.[language] ?? []))];
}

function textsOf(label: string): TopicTexts | undefined {
  const { texts, topics } = topicModel();
  return texts[topics.indexOf(label)];
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

/** The sentence about a page in another language, with its title and, if there is one, the question that it answers. */
const pointers: InEveryLanguage<(title: string, question?: string) => string> = {
  en: (title) => `“${title}” is about that. Its page is linked below.`,
  'zh-Hans': (title, question) =>
    question ? `英文页面“${title}”回答了“${question}”，链接在下面。` : `英文页面“${title}”讲到了这个，链接在下面。`,
  ko: (title, question) =>
    question
      ? `영어 페이지 “${title}”에 “${question}”에 대한 답이 있습니다. 아래 링크를 보세요.`
      : `영어 페이지 “${title}”에서 이 내용을 다룹니다. 아래 링크를 보세요.`,
};

function textOf(passage: Passage, { question, locale }: AssistantQuestion, language: DemoLanguage): string {
  if (passage.kind === 'known') return passage.known.say(localeFacts(locale), simplify(question))[language];
  if (languageOf(passage.text) !== language) {
    const { of, text } = textsOf(labelOf(passage))?.summaries[language] ?? {};
    // The owner may have changed the article.
    const isCurrent = of === hashOf(passage.text);
    if (isCurrent) return `${text} ${pointers[language](passage.title)}`;
    return pointers[language](passage.title, choiceOf(passage, language));
  }
  const heading = passage.part ? `${passage.part}: ` : '';
  return heading + bestSentences(passage.text, question);
}

/**
 * Returns the sentence of a text that fits the question best, and as many of the next sentences as fit into
 * `answerLength`. A sentence fits better if it shares more tokens with the question. A sentence is shortened only if it is too long by itself.
 */
function bestSentences(text: string, question: string): string {
  const sentences = text
    .split(/\n|(?<=[.!?。！？]”?)\s+(?=[“"A-Z0-9\p{Script=Han}\p{Script=Hangul}])/u)
    .filter(Boolean);
  if (text.length <= answerLength) return joinSentences(sentences);
  const asked = new Set(searchTokens(question));
  let best = 0;
  let bestFit = 0;
  sentences.forEach((sentence, index) => {
    const fit = new Set(searchTokens(sentence).filter((token) => asked.has(token))).size;
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
