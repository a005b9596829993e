import { setImmediate as nextTick } from 'node:timers/promises';
import type { LegalBlock, LegalDocument, LegalLine } from '#shared/offer/legal/legal-document.ts';
import { type PrivacyOptions, privacyTextFor } from '#shared/offer/legal/privacy-text.ts';
import { termsText } from '#shared/offer/legal/terms-text.ts';
import type { OwnerFacts } from '#shared/offer/owner-facts.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import type { ReadOwnerFacts } from '../content/owner-facts.service.ts';
import { sayPlace } from './knowledge/answers/contact-answers.ts';
import { sayUsage } from './knowledge/answers/package-answers.ts';
import type { KnownAnswer, SpokenAnswer } from './knowledge/known-answer.ts';
import { knownAnswers } from './knowledge/known-answers.ts';
import type { IndexedPassage, Passage } from './passage.ts';
import type { PassageIndex } from './passage-index.ts';
import { topicModel } from './topic-model.ts';

/**
 * Returns the answers to topics that the site does not cover by itself (see `known-unknowns.ts`), but for which the owner
 * has set a fact. Example: the street address.
 */
function ownerPassages(owner: OwnerFacts): Passage[] {
  const { address, usageRate, whoWeAre } = owner;
  return [
    ...(address ? [passageOf('street-address', () => sayPlace({ owner }))] : []),
    ...(usageRate === undefined ? [] : [passageOf('usage-rate', ({ currency }) => sayUsage({ currency, owner }))]),
    ...(whoWeAre
      ? [
          passageOf('people', () => ({
            en: whoWeAre,
            'zh-Hans': `关于我们（英文）：${whoWeAre}`,
            ko: `회사 소개(영어): ${whoWeAre}`,
          })),
        ]
      : []),
  ];
}

function passageOf(subject: string, say: SpokenAnswer['say']): Passage {
  const topic = `unknown:${subject}`;
  const source = { path: '/#contact', title: 'Contact' };
  return { kind: 'known', topic, known: { id: topic, source, say } };
}

/**
 * Creates the reader that adds the site's own passages to an index. It adds them once, and again when the owner's facts
 * have changed. It pauses between passages, so that other requests can run. `isModelSet` says whether the page Privacy
 * mentions a language model.
 */
export function createSiteReader(index: PassageIndex, isModelSet: boolean, readOwnerFacts: ReadOwnerFacts) {
  let facts: OwnerFacts | undefined;
  let reading: Promise<void> | undefined;
  let read: readonly string[] = [];
  const readAll = async (owner: OwnerFacts) => {
    topicModel();
    const groups = Map.groupBy(sitePassages({ isModelSet, owner }), ({ passage }) => `site:${passage.topic}`);
    // The owner may have removed a fact.
    for (const group of read) if (!groups.has(group)) index.remove(group);
    for (const [group, passages] of groups) {
      index.put(group, passages);
      await nextTick();
    }
    read = [...groups.keys()];
  };
  return {
    /** Resolves when every passage is in the index, with the owner's current facts. */
    async ready(): Promise<void> {
      const current = await readOwnerFacts();
      if (current !== facts) {
        facts = current;
        reading = readAll(current);
      }
      await reading;
    },
  };
}

/**
 * Returns the passages of the site itself: known answers, which are found by their topics, and every section of Privacy
 * and Terms.
 */
export function sitePassages({ isModelSet, owner }: PrivacyOptions): IndexedPassage[] {
  return [
    ...knownAnswers.map((known) => knownPassage(known, owner)),
    ...ownerPassages(owner).map((passage) => ({ passage, entries: [] })),
    ...legalPassages('/privacy', privacyTextFor({ isModelSet, owner })),
    ...legalPassages('/terms', termsText),
  ];
}

function knownPassage(answer: KnownAnswer, owner: OwnerFacts): IndexedPassage {
  const known: SpokenAnswer = { ...answer, say: ({ currency }, question) => answer.say({ currency, owner }, question) };
  return { passage: { kind: 'known', topic: known.id, known }, entries: [] };
}

function legalPassages(path: string, document: LegalDocument): IndexedPassage[] {
  return document.sections.map(({ id, heading, blocks }) => {
    const text = blocks.map(blockText).join('\n');
    const href = (locale: Locale) => `${localisedPath(locale, path)}#${id}`;
    return {
      passage: { kind: 'text', topic: `${path}#${id}`, text, title: `${document.title}: ${heading}`, href },
      entries: [{ title: heading, text }],
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
