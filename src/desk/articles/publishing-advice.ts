import type { ArticleForm } from '#shared/api/article-contract.ts';
import { pictureKeyOf } from '#shared/pictures/picture-address.ts';
import { homeSummaryLength } from '#shared/rules/business-constants.ts';
import { countOf } from '#shared/rules/numbers.ts';
import { type ContentParts, linkTarget, readContent } from './read-content.ts';

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

export function publishingAdvice(form: ArticleForm, facts: KnownFacts): Advice[] {
  const parts = readContent(form.content);
  const sentences: Record<Subject, string[]> = {
    Text: adviseText(form),
    Title: adviseTitle(form.title.trim(), facts.hasTwin),
    Summary: adviseSummary(form.summary.trim()),
    Pictures: advisePictures(parts),
    Links: adviseLinks(parts, facts),
    Headings: adviseHeadings(parts, form.title.trim()),
    Address: adviseAddress(facts.slug),
  };
  return subjects.map((subject) => ({ subject, sentences: sentences[subject] }));
}

function adviseText({ content, medium_url }: ArticleForm): string[] {
  const [hasContent, hasAddress] = [content.trim() !== '', medium_url.trim() !== ''];
  if (!hasContent && !hasAddress) return ['There is no Content and no Medium URL, so the card has no link.'];
  if (hasContent && hasAddress)
    return ['Cards lead to the Medium URL. Leave it empty if they should lead to the text here.'];
  return [];
}

function adviseTitle(title: string, hasTwin: boolean | undefined): string[] {
  if (title === '') return ['There is no title yet.'];
  const length = lengthOf(title);
  const sentences = hasTwin ? ['Another article has the same title.'] : [];
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

function advisePictures({ pictures }: ContentParts): string[] {
  const silent = pictures.filter(({ alt }) => alt === '').length;
  const foreign = pictures.filter(({ source }) => pictureKeyOf(source) === undefined).length;
  return [
    ...(silent > 0
      ? [`${countOf(silent, 'picture has', 'pictures have')} no alt text. Only a picture that decorates needs none.`]
      : []),
    ...(foreign > 0
      ? [`${countOf(foreign, 'picture is', 'pictures are')} on another site and not shown. Upload what you may use.`]
      : []),
  ];
}

function adviseLinks({ links }: ContentParts, { siteOrigin, deadPaths = [] }: KnownFacts): string[] {
  const dead = new Set(deadPaths);
  const sentences = links.flatMap(({ href, text }) => {
    const target = linkTarget(href, siteOrigin);
    const wordless = text === '' ? ['A link has no words, so nobody can see or follow it.'] : [];
    if (target.kind === 'nowhere') return [target.reason, ...wordless];
    if (target.kind === 'own' && dead.has(target.path))
      return [`${target.path} leads nowhere: there is no published page.`, ...wordless];
    return wordless;
  });
  return [...new Set(sentences)];
}

function adviseHeadings({ headings }: ContentParts, title: string): string[] {
  const sentences = new Set<string>();
  if (title !== '' && headings.some(({ text }) => text.toLowerCase() === title.toLowerCase()))
    sentences.add('A heading repeats the title, which the page shows above the text already.');
  let above = 1;
  for (const { level, text } of headings) {
    if (text === '') sentences.add('A heading has no words.');
    if (level > above + 1)
      sentences.add(
        above === 1
          ? `The first heading should have level 2. “${text}” has level ${level}.`
          : `“${text}” jumps from level ${above} to level ${level}.`,
      );
    above = level;
  }
  return [...sentences];
}

function adviseAddress(slug: string | undefined): string[] {
  if (slug === undefined || slug.length <= longSlug) return [];
  return [`The address is long: ${slug.length} characters. A short one is easier to share.`];
}

/** Returns a title without differences in case and spaces, for comparing it with another title. */
export function comparableTitle(title: string): string {
  return title.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en-NZ');
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
