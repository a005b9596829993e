import { describe, expect, test } from 'vitest';
import { siteConfig } from '#site.config';
import { noOwnerFacts } from '../owner-facts.ts';
import { packages } from '../packages.ts';
import type { LegalBlock, LegalDocument, LegalLine, LegalText } from './legal-document.ts';
import { privacyText, privacyTextFor } from './privacy-text.ts';
import { termsText } from './terms-text.ts';

const linesOfBlock = (block: LegalBlock): readonly LegalLine[] => {
  if (block.kind === 'paragraph') return [block.line];
  if (block.kind === 'list') return block.lines;
  if (block.kind === 'subheading') return [[block.text]];
  return [[block.caption], ...block.head.map((text) => [text]), ...block.rows.flat()];
};
const linesOf = (document: LegalDocument): LegalLine[] => [
  ...document.inShort,
  ...document.sections.flatMap((section) => [[section.heading], ...section.blocks.flatMap(linesOfBlock)]),
];
const wordsOf = (part: LegalText) => (typeof part === 'string' ? part : part.text);
const plainText = (document: LegalDocument) =>
  linesOf(document)
    .map((line) => line.map(wordsOf).join(''))
    .join('\n');

describe.each([
  ['Privacy', privacyText],
  ['Terms', termsText],
])('%s', (_title, document) => {
  test('names the contact address', () => {
    expect(plainText(document)).toContain(siteConfig.email);
  });

  test('has as many cells in each row of a table as in its head', () => {
    for (const block of document.sections.flatMap((section) => section.blocks)) {
      if (block.kind === 'table') for (const row of block.rows) expect(row).toHaveLength(block.head.length);
    }
  });
});

test('Privacy says where calls with the demo agents go exactly if a language model is set', () => {
  const words = 'from there to the provider of an AI language model, which reads it';
  expect(plainText(privacyTextFor({ isModelSet: true, owner: noOwnerFacts }))).toContain(words);
  expect(plainText(privacyTextFor({ isModelSet: false, owner: noOwnerFacts }))).not.toContain(words);
});

test('Privacy names the response time and what the law of each country requires', () => {
  const text = plainText(privacyText);
  for (const words of [
    'within 30 days',
    'Privacy Act 2020',
    'principle 3A',
    'notifiable privacy breach',
    'Privacy Act 1988',
    'Australian Privacy Principles',
    'Notifiable Data Breaches scheme',
    'From 10 December 2026',
    'Do Not Track or Global Privacy Control',
    'no cookies',
  ]) {
    expect(text).toContain(words);
  }
});

test('Terms name the response time, the notices, the billing and the prices of the packages', () => {
  const text = plainText(termsText);
  for (const words of [
    'within 5 business days',
    'Prices change with 30 days notice',
    'Termination needs 30 days written notice',
    'Fees are billed monthly or annually in advance',
    'Usage is billed separately at standard AI voice rates.',
    'Consumer Guarantees Act 1993',
    'Fair Trading Act 1986',
    'Australian Consumer Law',
    ...packages.map(({ name }) => name),
    '$2,000',
  ]) {
    expect(text).toContain(words);
  }
});

test('Privacy has the owner’s address and phone number as soon as they are set', () => {
  const address = { street: '1 Example Street', locality: 'Nelson' };
  const set = plainText(
    privacyTextFor({ isModelSet: false, owner: { ...noOwnerFacts, address, phone: '03 123 4567' } }),
  );
  expect(set).toContain('Our address is 1 Example Street, Nelson. Our phone number is 03 123 4567.');
  expect(plainText(privacyText)).not.toMatch(/Our address is|Our phone number is/);
});
