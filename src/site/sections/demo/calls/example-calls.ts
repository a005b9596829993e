import type { DemoAgentKey } from '#domain/demo-agent-keys.ts';
import { beautyCall } from './beauty-call.ts';
import { clinicCall } from './clinic-call.ts';
import type { ExampleCall } from './example-call.ts';
import { hotelsCall } from './hotels-call.ts';
import { takeawayCall } from './takeaway-call.ts';
import { tradesCall } from './trades-call.ts';

/** One example call per agent: what the stage shows where no widget can. */
export const exampleCalls: Readonly<Record<DemoAgentKey, ExampleCall>> = {
  takeaway: takeawayCall,
  clinic: clinicCall,
  beauty: beautyCall,
  trades: tradesCall,
  hotels: hotelsCall,
};
