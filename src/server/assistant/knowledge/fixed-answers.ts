import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { demoLanguages, type InEveryLanguage } from '#language/languages.ts';
import { packages, packageWithPhone, planMonths, supportMonths } from '#shared/offer/packages.ts';
import {
  commissionMonths,
  joiningNeeds,
  oneOffCommission,
  partnerTiers,
  planCommission,
  upsellBonus,
} from '#shared/offer/partner-programme.ts';
import * as rules from '#shared/rules/business-constants.ts';
import { siteConfig } from '#site.config';
import { ring } from '../refusals.ts';
import { type KnownAnswer, legalSource } from './known-answer.ts';

const [affiliateShare, certifiedShare, premierShare] = partnerTiers.map(({ commission }) => `${commission}%`);

/** The facts that answers name in braces. Example: `{brand}`. */
const facts: Readonly<Record<string, unknown>> = {
  ...rules,
  ...siteConfig,
  ...Object.fromEntries(packages.map(({ key, name }) => [key, name])),
  planMonths,
  supportMonths,
  phonePackage: packageWithPhone.name,
  network: siteConfig.professionalNetwork.label,
  languages: new Intl.ListFormat('en-NZ').format(demoLanguages.map(({ name }) => name)),
  tiers: partnerTiers
    .map(({ title, requirement, commission }) => `${title} ${commission}% (${requirement.toLowerCase()})`)
    .join(', '),
  tierShares: partnerTiers.map(({ title, commission }) => `${title} ${commission}%`).join(', '),
  affiliateShare,
  certifiedShare,
  premierShare,
  oneOffCommission,
  planCommission,
  commissionMonths,
  upsellPercent: upsellBonus.percent,
  upsellDeals: upsellBonus.dealsPerQuarter,
  joiningNeeds: joiningNeeds.join('; ').toLowerCase(),
};

const fixedAnswerSchema = z.object({
  id: z.string(),
  /** Unset when there is nothing to link to, such as after a greeting. */
  path: z.string().optional(),
  /** Title of the page. Sections of Privacy and Terms have their own. */
  title: z.string().optional(),
  en: z.string(),
  'zh-Hans': z.string(),
  ko: z.string(),
});

/** The answers whose words do not depend on the question or the owner's settings, one a line. */
export const fixedAnswers: readonly KnownAnswer[] = readFileSync(
  new URL('answers/fixed-answers.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => {
    const { id, path, title, ...said } = fixedAnswerSchema.parse(JSON.parse(line));
    const say: KnownAnswer['say'] = ({ currency }) => withFacts(said, currency);
    if (path === undefined) return { id, say };
    return { id, source: title === undefined ? legalSource(path) : { path, title }, say };
  });

function withFacts(said: InEveryLanguage<string>, currency: string): InEveryLanguage<string> {
  const fill = (text: string, ringName: string) => {
    const known = { ...facts, currency, ring: ringName };
    return text.replace(/\{([\w-]+)\}/g, (_, name: keyof typeof known) => String(known[name]));
  };
  return { en: fill(said.en, ring.en), 'zh-Hans': fill(said['zh-Hans'], ring['zh-Hans']), ko: fill(said.ko, ring.ko) };
}
