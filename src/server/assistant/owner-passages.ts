import type { InEveryLanguage } from '#language/languages.ts';
import type { OwnerFacts } from '#shared/offer/owner-facts.ts';
import { sayPlace } from './knowledge/answers/contact-answers.ts';
import type { Passage } from './passage.ts';

/**
 * Returns the answers to topics that the site does not cover by itself (see `known-unknowns.ts`), but for which the owner
 * has set a fact. Example: the street address.
 */
export function ownerPassages(owner: OwnerFacts): Passage[] {
  const { address, whoWeAre } = owner;
  return [
    ...(address ? [passageOf('street-address', sayPlace({ owner }))] : []),
    ...(whoWeAre
      ? [
          passageOf('people', {
            en: whoWeAre,
            'zh-Hans': `关于我们（英文）：${whoWeAre}`,
            ko: `회사 소개(영어): ${whoWeAre}`,
          }),
        ]
      : []),
  ];
}

function passageOf(subject: string, said: InEveryLanguage<string>): Passage {
  const topic = `unknown:${subject}`;
  const source = { path: '/#contact', title: 'Contact' };
  return { kind: 'known', topic, known: { id: topic, source, say: () => said } };
}
