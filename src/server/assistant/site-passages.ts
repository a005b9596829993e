import { setImmediate as nextTick } from 'node:timers/promises';
import { demoLanguages } from '#language/languages.ts';
import type { LegalBlock, LegalDocument, LegalLine } from '#shared/offer/legal/legal-document.ts';
import { privacyTextFor } from '#shared/offer/legal/privacy-text.ts';
import { termsText } from '#shared/offer/legal/terms-text.ts';
import type { OwnerFacts } from '#shared/offer/owner-facts.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import type { ReadOwnerFacts } from '../content/owner-facts.service.ts';
import type { KnownAnswer, SpokenAnswer } from './knowledge/known-answer.ts';
import { knownAnswers, phrasingLists, phrasingsOf } from './knowledge/known-answers.ts';
import { knownUnknowns } from './knowledge/known-unknowns.ts';
import { notOurs } from './knowledge/not-ours.ts';
import { ownerPassage } from './owner-passages.ts';
import type { IndexedPassage, SearchEntry } from './passage.ts';
import type { PassageIndex } from './passage-index.ts';
import { loadSiteTokens } from './site-tokens.ts';
import { prepareTopics } from './topic-finder.ts';

/**
 * Creates the reader that adds the site's own passages to an index. It adds them once, and again when the owner's facts
 * have changed. It pauses between passages, so that other requests can run. `isModelSet` says whether the page Privacy
 * mentions a language model.
 */
export function createSiteReader(index: PassageIndex, isModelSet: boolean, readOwnerFacts: ReadOwnerFacts) {
  let facts: OwnerFacts | undefined;
  let reading: Promise<void> | undefined;
  const read = async (owner: OwnerFacts) => {
    await prepareTopics();
    const tokens = loadSiteTokens();
    for (const indexed of sitePassages({ isModelSet, owner })) {
      index.put(`site:${indexed.passage.topic}`, [indexed], tokens);
      await nextTick();
    }
  };
  return {
    /** Resolves when every passage is in the index, with the owner's current facts. */
    async ready(): Promise<void> {
      const current = await readOwnerFacts();
      if (current !== facts) {
        facts = current;
        reading = read(current);
      }
      await reading;
    },
  };
}

interface SitePassageOptions {
  /** Whether Privacy mentions a language model. */
  readonly isModelSet: boolean;
  readonly owner: OwnerFacts;
}

/**
 * Returns the passages of the site itself: known answers, every section of Privacy and Terms, and the topics that this
 * site does not cover.
 */
export function sitePassages({ isModelSet, owner }: SitePassageOptions): IndexedPassage[] {
  return [
    ...knownAnswers.map((known) => knownPassage(known, owner)),
    ...Object.entries(notOurs).map(([subject, phrasings]) => ({
      passage: { kind: 'not-ours', topic: `not-ours:${subject}` } as const,
      entries: demoLanguages.flatMap(({ tag }) => phrasings[tag].split('|').map(phrasingEntry)),
    })),
    ...Object.entries(knownUnknowns).map(([subject, phrasings]) => ({
      passage: ownerPassage(subject, owner) ?? ({ kind: 'not-ours', topic: `unknown:${subject}` } as const),
      entries: demoLanguages.flatMap(({ tag }) => phrasings[tag].split('|').map(phrasingEntry)),
    })),
    ...legalPassages('/privacy', privacyTextFor({ isModelSet, owner })),
    ...legalPassages('/terms', termsText),
  ];
}

function knownPassage(answer: KnownAnswer, owner: OwnerFacts): IndexedPassage {
  const known: SpokenAnswer = { ...answer, say: ({ currency }, question) => answer.say({ currency, owner }, question) };
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
