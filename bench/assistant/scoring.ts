import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { articlePassages } from '#server/assistant/article-reader.ts';
import { findOutcome } from '#server/assistant/outcome.ts';
import { createPassageIndex, type PassageIndex } from '#server/assistant/passage-index.ts';
import { answerOf } from '#server/assistant/site-answer.ts';
import { sitePassages } from '#server/assistant/site-passages.ts';
import { readStarterArticles } from '#server/content/starter/starter-set.ts';
import type { AssistantAnswer, AssistantQuestion } from '#shared/api/assistant-contract.ts';
import { ownerFactsSchema } from '#shared/api/owner-facts-contract.ts';
import { slugify } from '#shared/rules/slugs.ts';
import { siteConfig } from '#site.config';
import { originFields, readRecords } from '../support/records.ts';

/**
 * The verdicts on an answer: right, partly right, offered (the right question is a button, or the visitor is asked
 * whether somebody is in danger), an honest “I don’t know”, or wrong.
 */
export const verdicts = ['right', 'partly', 'offered', 'don’t know', 'wrong'] as const;
export type Verdict = (typeof verdicts)[number];

const languages = { en: 'en', zh: 'zh-Hans', 'zh-Hans': 'zh-Hans', 'zh-CN': 'zh-Hans', ko: 'ko' } as const;

/** A question, and what is expected of its answer. Facts match regardless of case, spaces and commas in numbers. */
const scoredQuestionSchema = z.object({
  text: z.string(),
  lang: z.enum(['en', 'zh', 'zh-Hans', 'zh-CN', 'ko']).transform((lang) => languages[lang]),
  /** The visitor's earlier questions in the same conversation, oldest first. */
  previous: z.array(z.string()).default([]),
  /**
   * What the assistant must do. `answer`: give the answer, which the site contains. `refuse`: give no answer, because
   * the site does not contain it or the question is hostile. Any other word is the reason that the assistant must give
   * for not answering, such as `danger`, `distress` or `person`. `harmless`: show no helpline.
   */
  expect: z.string(),
  /**
   * The page that answers the question, with or without a section: `/terms#ending`, `/demo?agent=trades`. If it is a
   * list, each of its pages answers the question.
   */
  page: z
    .union([z.string().transform((page) => [page]), z.array(z.string())])
    .nullish()
    .transform((pages) => pages ?? []),
  /**
   * Facts that the answer must contain. If a fact can be written in several ways, it is a list of these ways, or one
   * text with bars between them. Example: `30 days|30 天|30일`, which is "30 days" in three languages.
   */
  must: z.array(z.union([z.string(), z.array(z.string()).transform((ways) => ways.join('|'))])).default([]),
  /** Facts that the answer must not contain. */
  mustNot: z.array(z.string()).default([]),
  /** The topic under which the assistant learns the question. */
  topic: z.string().optional(),
  /** Whether the question is in slang or inside a story. */
  slang: z.boolean().default(false),
  ...originFields,
});
const newQuestionSchema = scoredQuestionSchema.extend({
  by: z.literal('stranger').default('stranger'),
  trained: originFields.trained.default([]),
});

export type ScoredQuestion = z.infer<typeof scoredQuestionSchema>;

/** Returns the questions of strangers: the recorded ones, or those of a file that is not recorded yet. */
export function readQuestions(file?: string): ScoredQuestion[] {
  if (file === undefined) return readRecords('assistant/questions.jsonl', scoredQuestionSchema);
  return readRecords(pathToFileURL(file), newQuestionSchema);
}

/** Returns the questions from which the assistant has not learned, and after which no rule was changed. */
export function readUnseenQuestions(): ScoredQuestion[] {
  return readQuestions().filter(({ trained }) => trained.length === 0);
}

/** Asks the earlier questions and then the question itself. Returns the verdict about the last answer. */
export function scoreQuestion(
  index: PassageIndex,
  question: ScoredQuestion,
): { verdict: Verdict; answer: AssistantAnswer } {
  const history: AssistantQuestion['history'] = [];
  const ask = (text: string) => {
    const asked: AssistantQuestion = { question: text, locale: 'en-NZ', history: history.slice(-6) };
    const answer = answerOf(findOutcome(index, asked), asked);
    history.push({ role: 'visitor', text }, { role: 'assistant', text: answer.answer });
    return answer;
  };
  for (const text of question.previous) ask(text);
  const answer = ask(question.text);
  const verdict = verdictOn(question, answer);
  const isOffered = () => answer.choices?.some((choice) => verdictOn(question, ask(choice)) === 'right');
  if (question.expect === 'answer' && verdict === 'don’t know' && isOffered()) return { verdict: 'offered', answer };
  return { verdict, answer };
}

/**
 * Returns the verdict about an answer. If the question has required facts, they decide. Otherwise the page decides: a
 * link to the expected section makes the answer right, and a link to another section of the same page makes it partly
 * right.
 */
export function verdictOn(question: ScoredQuestion, answer: AssistantAnswer): Verdict {
  const { expect, must, mustNot } = question;
  if (expect === 'refuse') return answer.known ? 'wrong' : 'right';
  if (expect !== 'answer' && answer.why === 'safety') return 'offered';
  if (expect === 'harmless') return answer.why === 'danger' || answer.why === 'distress' ? 'wrong' : 'right';
  if (expect !== 'answer') {
    if (answer.why === expect) return 'right';
    return answer.known ? 'wrong' : 'don’t know';
  }
  const said = comparable(answer.answer);
  const contains = (fact: string) => fact.split('|').some((way) => said.includes(comparable(way)));
  // Below the question whether somebody is in danger there may be the answer.
  const isBelow = answer.why === 'safety' && must.length > 0 && must.every(contains) && !mustNot.some(contains);
  if (!answer.known) return isBelow ? 'right' : 'don’t know';
  if (mustNot.some(contains)) return 'wrong';
  const found = must.filter(contains).length;
  if (must.length > 0 && found === must.length) return 'right';
  const match = pageMatch(question, answer);
  if (found > 0) return 'partly';
  if (must.length > 0) return match === 'none' ? 'wrong' : 'partly';
  return match === 'section' ? 'right' : match === 'page' ? 'partly' : 'wrong';
}

type PageMatch = 'section' | 'page' | 'none';

/** Returns how well an answer's sources match the pages that answer the question. The best match counts. */
function pageMatch({ page: pages }: ScoredQuestion, { sources }: AssistantAnswer): PageMatch {
  const matches = pages.map((page) => matchOf(page, sources));
  return matches.find((match) => match === 'section') ?? matches.find((match) => match === 'page') ?? 'none';
}

function matchOf(page: string, sources: AssistantAnswer['sources']): PageMatch {
  const pathOf = (address: string) => address.replace(/^\/(?:nz|au)(?=\/|$|#|\?)/, '').split(/[#?]/)[0] || '/';
  const sectionOf = (address: string) => address.split(/[#?]/)[1];
  const same = sources.map(({ href }) => href).filter((href) => pathOf(href) === pathOf(page));
  if (same.length === 0) return 'none';
  const section = sectionOf(page);
  return section === undefined || same.some((href) => sectionOf(href) === section) ? 'section' : 'page';
}

function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, '');
}

/** Returns the index of a new site. It contains the facts about the site and the published starter articles. */
export function createStarterIndex(): PassageIndex {
  const index = createPassageIndex();
  index.put('site', sitePassages({ isModelSet: false, owner: ownerFactsSchema.parse(siteConfig.ownerFacts) }));
  readStarterArticles().forEach((article, place) => {
    if (!article.is_published) return;
    const { title, summary, content, slug = slugify(title) } = article;
    index.put(`article:${place}`, articlePassages({ id: place, title, slug, summary, content, medium_url: null }));
  });
  return index;
}
