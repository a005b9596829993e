import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  findCitations,
  findCrossReferences,
  findForeignCitations,
  findLostCitations,
  findParagraphFaults,
  parseProductDocument,
} from '#tests/support/product-document.ts';

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
