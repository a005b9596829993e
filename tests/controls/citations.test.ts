import { expect, test } from 'vitest';
import {
  findCitations,
  findCrossReferences,
  findForeignCitations,
  findLostCitations,
  findParagraphFaults,
  parseProductDocument,
} from '#tests/support/product-document.ts';

const document = [
  '# What it does',
  '## 1 Pages',
  '**1.1** Home is a page. *Held by:* `tests/home.test.ts`,\n`tests/home.journey.ts`',
  '**1.2** It is quick (1.9). *Measured by:* `bench/home/run.ts`',
  '## 2 Desk',
  '**2.1** Nobody holds this.',
  '**1.3** Out of order. *Held by:* `tests/lost.test.ts`, `src/home.ts`',
].join('\n\n');
const paragraphs = parseProductDocument(document);
// The citation is put together from two parts. Otherwise the test of the real files would find it in this file.
const cite = (numbers: string) => `product ${numbers}`;

test('paragraphs are parsed with their tests and benchmarks', () => {
  expect(paragraphs.slice(0, 3)).toEqual([
    { number: '1.1', tests: ['tests/home.test.ts', 'tests/home.journey.ts'], benchmarks: [] },
    { number: '1.2', tests: [], benchmarks: ['bench/home/run.ts'] },
    { number: '2.1', tests: [], benchmarks: [] },
  ]);
});

test('a paragraph out of order, without a test, or with a file that does not exist is reported', () => {
  expect(findParagraphFaults(paragraphs, (file) => file !== 'tests/lost.test.ts')).toEqual([
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
  const lost = findLostCitations(findCitations('home.ts', text), paragraphs);
  expect(lost).toEqual(numbers.map((number) => `home.ts cites ${cite(number)}`));
});

test('a mention of a paragraph that the document does not have is reported', () => {
  expect(findLostCitations(findCrossReferences('product.md', document), paragraphs)).toEqual([
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
