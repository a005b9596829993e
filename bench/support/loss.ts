import { median } from './statistics.ts';

/** How much smaller the present version's figure may be than the earlier one's, beyond the noise. 0.1 means a tenth. */
export const allowedLoss = 0.1;

/** The same figure of two versions, measured in turns. In each list, the higher value is the better one. */
export interface MeasuredPair {
  readonly before: readonly number[];
  readonly now: readonly number[];
}

/** How the present version compares with an earlier one. */
export interface Comparison {
  /**
   * The median of the ratios of single rounds: the present version's figure divided by the earlier one's. 0.9 means a
   * tenth lost.
   */
  readonly ratio: number;
  /** The noise of the measurement: how far the ratios of single rounds typically lie from their median. */
  readonly noise: number;
  /** Whether more than {@link allowedLoss} is lost beyond the noise. */
  readonly isLoss: boolean;
}

/**
 * Compares two versions round by round, so that a machine that becomes slower during the run slows both. The noise is
 * the median absolute deviation of the ratios, scaled to a standard deviation (1.4826 for a normal distribution).
 * Throws if the lists have different lengths or are empty.
 */
export function compareRounds({ before, now }: MeasuredPair): Comparison {
  if (before.length !== now.length || before.length === 0)
    throw new Error('Each round needs a figure of both versions.');
  const ratios = now.map((value, round) => value / (before[round] ?? Number.NaN));
  const ratio = median(ratios);
  const noise = 1.4826 * median(ratios.map((one) => Math.abs(one - ratio)));
  return { ratio, noise, isLoss: ratio < 1 - allowedLoss - noise };
}
