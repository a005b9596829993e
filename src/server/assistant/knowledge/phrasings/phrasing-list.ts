import type { InEveryLanguage } from '#domain/text-language.ts';

/** Ways of asking beyond those beside the answers, by the answer's name or the section's address; parted by bars, since there are many. */
export type FurtherWays = Readonly<Record<string, InEveryLanguage<string>>>;
