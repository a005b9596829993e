import { contractMeanings } from './contract-meanings.ts';
import { demoMeanings } from './demo-meanings.ts';
import { informationMeanings } from './information-meanings.ts';
import { offerMeanings } from './offer-meanings.ts';
import { partnerMeanings } from './partner-meanings.ts';
import { unsaidMeanings } from './unsaid-meanings.ts';
import { useMeanings } from './use-meanings.ts';

/** Every meaning that rules combine (`topic-rules.ts`). */
export const meanings = {
  ...offerMeanings,
  ...contractMeanings,
  ...informationMeanings,
  ...useMeanings,
  ...partnerMeanings,
  ...demoMeanings,
  ...unsaidMeanings,
};

export type Meaning = keyof typeof meanings;
