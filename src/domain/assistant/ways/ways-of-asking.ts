import type { InEveryLanguage } from '../known-answer.ts';

/** Ways of asking beyond those beside the answers, by the answer's name or the section's address; parted by bars, since there are many. */
export type FurtherWays = Readonly<Record<string, InEveryLanguage<string>>>;
