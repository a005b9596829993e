import type { InEveryLanguage } from '#language/languages.ts';
import type { OwnerFacts } from '#shared/offer/owner-facts.ts';
import { sayPlace } from './knowledge/answers/contact-answers.ts';
import type { Passage } from './passage.ts';

const asked = { en: [], 'zh-Hans': [], ko: [] };

/**
 * Returns the passage that answers a known unknown (see `known-unknowns.ts`) if the owner has set the fact that the
 * question asks for. Example: the street address. Otherwise returns `undefined`, and the assistant says that the site
 * does not contain the answer.
 */
export function ownerPassage(subject: string, owner: OwnerFacts): Passage | undefined {
  const said = ownerAnswer(subject, owner);
  if (!said) return undefined;
  const topic = `unknown:${subject}`;
  const source = { path: '/#contact', title: 'Contact' };
  return { kind: 'known', topic, known: { id: topic, source, say: () => said, asked } };
}

function ownerAnswer(subject: string, owner: OwnerFacts): InEveryLanguage<string> | undefined {
  if (subject === 'street-address' && owner.address) return sayPlace({ owner });
  if (subject === 'people' && owner.whoWeAre) {
    const { whoWeAre } = owner;
    return { en: whoWeAre, 'zh-Hans': `关于我们（英文）：${whoWeAre}`, ko: `회사 소개(영어): ${whoWeAre}` };
  }
  return undefined;
}
