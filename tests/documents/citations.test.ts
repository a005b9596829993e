import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A paragraph of `docs/product.md`: its number, its tests and its benchmarks. */
interface ProductParagraph {
  readonly number: string;
  readonly tests: readonly string[];
  readonly benchmarks: readonly string[];
}

/** A line in a file that cites a paragraph of the product document. */
interface Citation {
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
function parseProductDocument(text: string): ProductParagraph[] {
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
function findParagraphFaults(paragraphs: readonly ProductParagraph[], fileExists: (file: string) => boolean): string[] {
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
function findCitations(file: string, text: string): Citation[] {
  return [...withoutLineBreaks(text).matchAll(citation)].flatMap((match) =>
    (match[1]?.match(paragraphNumbers) ?? []).map((number) => ({ file, number })),
  );
}

/** Returns the paragraphs that the product document itself cites in brackets. Example: `(11.7)`. */
function findCrossReferences(file: string, text: string): Citation[] {
  return [...text.matchAll(/\((\d+\.\d+)\)/g)].map((match) => ({ file, number: match[1] ?? '' }));
}

/** Returns the citations of paragraphs that do not exist, in the form `file cites product N.N`. */
function findLostCitations(citations: readonly Citation[], paragraphs: readonly ProductParagraph[]): string[] {
  const numbers = new Set(paragraphs.map(({ number }) => number));
  return citations
    .filter(({ number }) => !numbers.has(number))
    .map(({ file, number }) => `${file} cites product ${number}`);
}

/** Returns the citations of documents that are not in this repository, in the form `file: words`. */
function findForeignCitations(file: string, text: string): string[] {
  return [...withoutLineBreaks(text).matchAll(foreignCitation)].map((match) => `${file}: ${match[0]}`);
}

/** Joins the lines of comments, so that a citation across two lines is found. */
function withoutLineBreaks(text: string): string {
  return text.replace(/\n[ \t]*(?:\*|\/\/)?[ \t]*/g, ' ');
}

const productFile = 'docs/product.md';
const productText = readFileSync(productFile, 'utf8');
const paragraphs = parseProductDocument(productText);

const files = globSync(['*.{ts,md}', '{src,tests,scripts,bench,docs}/**/*.{ts,tsx,astro,mjs,css,md}']);
const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('every paragraph of docs/product.md is in order and names tests that exist', () => {
  expect(paragraphs.length).toBeGreaterThan(150);
  expect(findParagraphFaults(paragraphs, existsSync)).toEqual([]);
});

test('every cited paragraph exists', () => {
  const citations = texts.flatMap(({ file, text }) => findCitations(file, text));
  expect(findLostCitations([...citations, ...findCrossReferences(productFile, productText)], paragraphs)).toEqual([]);
});

test('nothing cites a document that is not in the repository', () => {
  expect(texts.flatMap(({ file, text }) => findForeignCitations(file, text))).toEqual([]);
});

const document = [
  '# What it does',
  '## 1 Pages',
  '**1.1** Home is a page. *Held by:* `tests/home.test.ts`,\n`tests/home.journey.ts`',
  '**1.2** It is quick (1.9). *Measured by:* `bench/home/run.ts`',
  '## 2 Desk',
  '**2.1** Nobody holds this.',
  '**1.3** Out of order. *Held by:* `tests/lost.test.ts`, `src/home.ts`',
].join('\n\n');
const someParagraphs = parseProductDocument(document);
// The citation is put together from two parts. Otherwise the test of the real files would find it in this file.
const cite = (numbers: string) => `product ${numbers}`;

test('paragraphs are parsed with their tests and benchmarks', () => {
  expect(someParagraphs.slice(0, 3)).toEqual([
    { number: '1.1', tests: ['tests/home.test.ts', 'tests/home.journey.ts'], benchmarks: [] },
    { number: '1.2', tests: [], benchmarks: ['bench/home/run.ts'] },
    { number: '2.1', tests: [], benchmarks: [] },
  ]);
});

test('a paragraph out of order, without a test, or with a file that does not exist is reported', () => {
  expect(findParagraphFaults(someParagraphs, (file) => file !== 'tests/lost.test.ts')).toEqual([
    '1.3 is not in order',
    '2.1 names no test',
    '1.3: src/home.ts is no test',
    '1.3: tests/lost.test.ts does not exist',
  ]);
});

test.each([
  [`/** Home (${cite('1.1')}). */`, []],
  [`/** Home (${cite('9.9')}). */`, ['9.9']],
  [`/** Home (${cite('1.1 and 9.8')}). */`, ['9.8']],
  [`/** Home (${cite('9.1, 9.2 to 9.3')}). */`, ['9.1', '9.2', '9.3']],
  [`/**\n * Home (${cite('9.9').replace(' ', '\n * ')}).\n */`, ['9.9']],
  [`// Home, see ${cite('9.9').replace(' ', '\n  // ')}.`, ['9.9']],
])('the broken citations in %j are %j', (text, numbers) => {
  const lost = findLostCitations(findCitations('home.ts', text), someParagraphs);
  expect(lost).toEqual(numbers.map((number) => `home.ts cites ${cite(number)}`));
});

test('a mention of a paragraph that the document does not have is reported', () => {
  expect(findLostCitations(findCrossReferences('product.md', document), someParagraphs)).toEqual([
    `product.md cites ${cite('1.9')}`,
  ]);
});

test.each([
  ['specification', '5'],
  ['specification, section', '9'],
  ['design', '3.10'],
  ['security catalogue', '12'],
])('a citation of "%s %s" is reported', (words, number) => {
  const [found] = findForeignCitations('home.ts', `/** Home (${words}\n * ${number}). */`);
  expect(found).toMatch(new RegExp(`^home.ts: .*${number}$`));
});

test('ordinary words are not citations', () => {
  expect(findForeignCitations('home.ts', 'The design of the product has 3 parts; a specification says so.')).toEqual(
    [],
  );
});
