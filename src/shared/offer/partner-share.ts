import { dealOf, estimateEarnings, type PaymentModel } from './earnings-estimator.ts';
import type { Package } from './packages.ts';
import { type PartnerTier, partnerTiers } from './partner-programme.ts';

/** Returns the tier of an agency with this many clients in a year. Without any client, it is the lowest. */
export function tierFor(clients: number): PartnerTier {
  const [lowest] = partnerTiers;
  const tier = partnerTiers.findLast(({ fromClients }) => clients >= fromClients) ?? lowest;
  if (!tier) throw new Error('The programme has no tiers.');
  return tier;
}

/**
 * Returns what an agency earns in a year if all its clients sign for this package. Amounts are in dollars. `deal` is the
 * total price that one client pays, without usage.
 */
export function workOutShare(clients: number, offer: Package, model: PaymentModel) {
  const tier = tierFor(clients);
  const deal = dealOf(offer, model);
  const input = { clientsPerYear: clients, averageDeal: deal, commissionPercent: tier.commission, paymentModel: model };
  return { tier, deal, estimate: estimateEarnings(input) };
}
