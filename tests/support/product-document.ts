/** A paragraph of `docs/product.md`: its number, its tests and its benchmarks. */
export interface ProductParagraph {
  readonly number: string;
  readonly tests: readonly string[];
  readonly benchmarks: readonly string[];
}

/** A line in a file that cites a paragraph of the product document. */
export interface Citation {
  readonly file: string;
  readonly number: string;
}

const paragraphStart = /^\*\*(\d+\.\d+)\*\* /m;
const paragraphNumbers = /\d+\.\d+/g;

/**
 * Matches a citation, which may contain several paragraphs. Example: `product 4.5 and 4.6`, `product 4.5 to 4.7`,
 * `product 7.1, 7.2`.
 */
const citation = /\bproduct (\d+\.\d+(?:(?:, | and | to |; )(?:product )?\d+\.\d+)*)/g;

/** Matches a citation of another document, which is not in this repository. */
const foreignCitation = /(?<![\w/])(?:specification,? (?:section )?\d|(?:design|catalogue|spec) \d)[\d.]*/g;

/** Returns the paragraphs of the product document, in the order of the document. */
export function parseProductDocument(text: string): ProductParagraph[] {
  const parts = text.split(new RegExp(paragraphStart, 'gm')).slice(1);
  return parts.flatMap((number, index) => {
    if (index % 2 === 1) return [];
    const paragraph = (parts[index + 1] ?? '').split('\n## ')[0] ?? '';
    return [{ number, tests: filesAfter(paragraph, 'Held by'), benchmarks: filesAfter(paragraph, 'Measured by') }];
  });
}

function filesAfter(paragraph: string, label: string): string[] {
  const list = paragraph.split(`*${label}:*`)[1]?.split('\n\n')[0] ?? '';
  return [...list.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
}

/**
 * Returns what is wrong with the paragraphs. Example: a number is out of order, or a paragraph has no test, or its test
 * file does not exist.
 */
export function findParagraphFaults(
  paragraphs: readonly ProductParagraph[],
  fileExists: (file: string) => boolean,
): string[] {
  const unordered = paragraphs
    .filter(({ number }, index) => index > 0 && !follows(number, paragraphs[index - 1]?.number ?? ''))
    .map(({ number }) => `${number} is not in order`);
  const untested = paragraphs
    .filter(({ tests, benchmarks }) => tests.length + benchmarks.length === 0)
    .map(({ number }) => `${number} names no test`);
  const misnamed = paragraphs.flatMap(({ number, tests, benchmarks }) => [
    ...tests.filter((file) => !/\.(?:test|journey)\.tsx?$/.test(file)).map((file) => `${number}: ${file} is no test`),
    ...[...tests, ...benchmarks].filter((file) => !fileExists(file)).map((file) => `${number}: ${file} does not exist`),
  ]);
  return [...unordered, ...untested, ...misnamed];
}

function follows(number: string, previous: string): boolean {
  const [chapter = 0, paragraph = 0] = number.split('.').map(Number);
  const [previousChapter = 0, previousParagraph = 0] = previous.split('.').map(Number);
  return chapter === previousChapter ? paragraph > previousParagraph : chapter > previousChapter;
}

/** Returns the paragraphs that a file cites in the form `product N.N`. */
export function findCitations(file: string, text: string): Citation[] {
  return [...withoutLineBreaks(text).matchAll(citation)].flatMap((match) =>
    (match[1]?.match(paragraphNumbers) ?? []).map((number) => ({ file, number })),
  );
}

/** Returns the paragraphs that the product document itself cites in brackets. Example: `(11.7)`. */
export function findCrossReferences(file: string, text: string): Citation[] {
  return [...text.matchAll(/\((\d+\.\d+)\)/g)].map((match) => ({ file, number: match[1] ?? '' }));
}

/** Returns the citations of paragraphs that do not exist, in the form `file cites product N.N`. */
export function findLostCitations(citations: readonly Citation[], paragraphs: readonly ProductParagraph[]): string[] {
  const numbers = new Set(paragraphs.map(({ number }) => number));
  return citations
    .filter(({ number }) => !numbers.has(number))
    .map(({ file, number }) => `${file} cites product ${number}`);
}

/** Returns the citations of documents that are not in this repository, in the form `file: words`. */
export function findForeignCitations(file: string, text: string): string[] {
  return [...withoutLineBreaks(text).matchAll(foreignCitation)].map((match) => `${file}: ${match[0]}`);
}

/** Joins the lines of comments, so that a citation across two lines is found. */
function withoutLineBreaks(text: string): string {
  return text.replace(/\n[ \t]*(?:\*|\/\/)?[ \t]*/g, ' ');
}
