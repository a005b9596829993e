import { type DemoAgentKey, demoAgentKeys } from '#shared/demo-agent-keys.ts';
import { beautyBusiness } from './beauty/business.ts';
import { clinicBusiness } from './clinic/business.ts';
import type { DemoAgent, DemoBusiness } from './demo-business.ts';
import { hotelsBusiness } from './hotels/business.ts';
import { takeawayBusiness } from './takeaway/business.ts';
import { tradesBusiness } from './trades/business.ts';

/**
 * The business of each demo agent. Visitors receive these texts as part of the page, so browsers do not load this list.
 */
export const demoBusinesses: Readonly<Record<DemoAgentKey, DemoBusiness>> = {
  takeaway: takeawayBusiness,
  clinic: clinicBusiness,
  beauty: beautyBusiness,
  trades: tradesBusiness,
  hotels: hotelsBusiness,
};

/** The texts of all demo agents, in the order of the page. The first one is the default. */
export const demoAgents: readonly DemoAgent[] = demoAgentKeys.map((key) => ({ key, ...demoBusinesses[key].texts }));
