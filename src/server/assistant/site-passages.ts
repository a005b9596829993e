import { setImmediate as nextTick } from 'node:timers/promises';
import { demoLanguages } from '#domain/demo-languages.ts';
import type { LegalBlock, LegalDocument, LegalLine } from '#domain/legal/legal-document.ts';
import { privacyTextFor } from '#domain/legal/privacy-text.ts';
import { termsText } from '#domain/legal/terms-text.ts';
import { type Locale, localisedPath } from '#domain/locales.ts';
import { knownAnswers, phrasingLists, phrasingsOf } from './knowledge/known-answers.ts';
import { knownUnknowns } from './knowledge/known-unknowns.ts';
import { notOurs } from './knowledge/not-ours.ts';
import type { IndexedPassage, SearchEntry } from './passage.ts';
import type { PassageIndex } from './passage-index.ts';
import { prepareTopics } from './topic-finder.ts';

/**
 * Creates the reader that adds the site's own passages to an index once. It pauses between passages, so that other
 * requests run. `isModelSet` says whether Privacy mentions a language model.
 */
export function createSiteReader(index: PassageIndex, isModelSet: boolean) {
  let reading: Promise<void> | undefined;
  const read = async () => {
    await prepareTopics();
    for (const indexed of sitePassages(isModelSet)) {
      index.put(`site:${indexed.passage.topic}`, [indexed]);
      await nextTick();
    }
  };
  return {
    /** Starts at the first call. Resolves when every passage is in the index. */
    ready(): Promise<void> {
      reading ??= read();
      return reading;
    },
  };
}

/**
 * Returns the passages of the site itself: known answers, every section of Privacy and Terms, and the topics that this
 * site does not cover.
 */
export function sitePassages(isModelSet = false): IndexedPassage[] {
  return [
    ...knownAnswers.map(knownPassage),
    ...Object.entries(notOurs).map(([subject, phrasings]) => ({
      passage: { kind: 'not-ours', topic: `not-ours:${subject}` } as const,
      entries: demoLanguages.flatMap(({ tag }) => phrasings[tag].split('|').map(phrasingEntry)),
    })),
    ...Object.entries(knownUnknowns).map(([subject, phrasings]) => ({
      passage: { kind: 'not-ours', topic: `unknown:${subject}` } as const,
      entries: demoLanguages.flatMap(({ tag }) => phrasings[tag].split('|').map(phrasingEntry)),
    })),
    ...legalPassages('/privacy', privacyTextFor({ isModelSet })),
    ...legalPassages('/terms', termsText),
  ];
}

function knownPassage(known: (typeof knownAnswers)[number]): IndexedPassage {
  const asked = demoLanguages.flatMap(({ tag }) => known.asked[tag]);
  const entries = [...asked.map(phrasingEntry), ...furtherEntries(known.id)];
  return { passage: { kind: 'known', topic: known.id, known }, entries };
}

function furtherEntries(topic: string): SearchEntry[] {
  return demoLanguages.flatMap(({ tag }) => phrasingsOf(phrasingLists, topic, tag).map(phrasingEntry));
}

function phrasingEntry(aliases: string): SearchEntry {
  return { title: '', aliases, text: '' };
}

function legalPassages(path: string, document: LegalDocument): IndexedPassage[] {
  return document.sections.map(({ id, heading, blocks }) => {
    const text = blocks.map(blockText).join('\n');
    const href = (locale: Locale) => `${localisedPath(locale, path)}#${id}`;
    return {
      passage: { kind: 'text', topic: `${path}#${id}`, text, title: `${document.title}: ${heading}`, href },
      entries: [{ title: heading, aliases: '', text }, ...furtherEntries(`${path}#${id}`)],
    };
  });
}

function blockText(block: LegalBlock): string {
  if (block.kind === 'paragraph') return lineText(block.line);
  if (block.kind === 'list') return block.lines.map(lineText).join('\n');
  if (block.kind === 'subheading') return '';
  return block.rows.map((row) => `${row.map(lineText).join(': ')}.`).join('\n');
}

function lineText(line: LegalLine): string {
  return line.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
