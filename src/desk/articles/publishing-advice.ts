import type { ArticleForm } from '#shared/api/article-contract.ts';
import { homeSummaryLength } from '#shared/rules/business-constants.ts';
import {
  type ContentParts,
  checkHeadings,
  checkLinks,
  checkPictures,
  checkSentences,
  hasNothingBehind,
} from '#shared/rules/content-checks.ts';

/** The subjects on which there is advice before publishing, in the order in which the dialog lists them. */
const subjects = ['Text', 'Title', 'Summary', 'Pictures', 'Links', 'Headings', 'Address'] as const;

export type Subject = (typeof subjects)[number];

/** What could be better about one subject of an article. An empty list of sentences means that the subject is good. */
export interface Advice {
  readonly subject: Subject;
  readonly sentences: readonly string[];
}

/** What the server knows about the article that is being written. `undefined`: it has not answered yet. */
export interface KnownFacts {
  readonly siteOrigin: string;
  readonly slug: string | undefined;
  readonly hasTwin: boolean | undefined;
  /** The paths of this site that the article links to and that have no page. */
  readonly deadPaths: readonly string[] | undefined;
}

/** Number of characters after which search engines cut a title. */
export const searchTitleLength = 60;
/** Number of characters after which search engines cut a description. */
export const searchDescriptionLength = 160;

const shortSummary = 40;
const longSlug = 60;

export function publishingAdvice(form: ArticleForm, parts: ContentParts, facts: KnownFacts): Advice[] {
  const dead = new Set(facts.deadPaths);
  const sentences: Record<Subject, string[]> = {
    Text: adviseText(form),
    Title: adviseTitle(form.title.trim(), facts.hasTwin),
    Summary: adviseSummary(form.summary.trim()),
    Pictures: checkPictures(parts),
    Links: checkLinks(parts, { siteOrigin: facts.siteOrigin, isDead: (path) => dead.has(path) }),
    Headings: checkHeadings(parts, form.title.trim()),
    Address: adviseAddress(facts.slug),
  };
  return subjects.map((subject) => ({ subject, sentences: sentences[subject] }));
}

function adviseText({ content, medium_url }: ArticleForm): string[] {
  if (hasNothingBehind(content, medium_url)) return [checkSentences.nothingBehind];
  if (content.trim() !== '' && medium_url.trim() !== '')
    return ['Cards lead to the Medium URL. Leave it empty if they should lead to the text here.'];
  return [];
}

function adviseTitle(title: string, hasTwin: boolean | undefined): string[] {
  if (title === '') return ['There is no title yet.'];
  const length = lengthOf(title);
  const sentences: string[] = hasTwin ? [checkSentences.twin] : [];
  if (length > searchTitleLength)
    sentences.push(`Search engines cut a title after about ${searchTitleLength} characters. This one has ${length}.`);
  return sentences;
}

function adviseSummary(summary: string): string[] {
  if (summary === '') return ['There is no summary yet.'];
  const length = lengthOf(summary);
  if (length < shortSummary)
    return [`The summary has only ${length} characters. Say in a sentence or two what readers get.`];
  if (length > homeSummaryLength)
    return [`Home cuts the summary after ${homeSummaryLength} characters. It has ${length}.`];
  return [];
}

function adviseAddress(slug: string | undefined): string[] {
  if (slug === undefined || slug.length <= longSlug) return [];
  return [`The address is long: ${slug.length} characters. A short one is easier to share.`];
}

/** Returns a text as a search engine shows it. A text that is too long is cut at a word and ends with an ellipsis. */
export function cutForSearch(text: string, maximum: number): string {
  const characters = [...text.trim()];
  if (characters.length <= maximum) return text.trim();
  const start = characters.slice(0, maximum).join('');
  const space = start.lastIndexOf(' ');
  return `${(space > maximum / 2 ? start.slice(0, space) : start).trimEnd()}…`;
}

function lengthOf(text: string): number {
  return [...text].length;
}
