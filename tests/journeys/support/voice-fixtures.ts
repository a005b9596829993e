import { type ProductProcess, startProduct } from '#tests/support/product-process.ts';
import { test as base } from './fixtures.ts';
import { stubVoiceService, type VoiceService } from './voice-service.ts';
import { recordWidgets, type WidgetRecord, watchMicrophone } from './widget-record.ts';

/** Journeys with a product in which only the agents takeaway, clinic and partners have a third-party agent. */
export const test = base.extend<
  { voice: VoiceService; record: WidgetRecord },
  { product: ProductProcess; settings: Record<string, string> }
>({
  settings: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ settings }, use) => {
      const product = await startProduct({
        DEMO_AGENT_TAKEAWAY: 'agent-takeaway',
        DEMO_AGENT_CLINIC: 'agent-clinic',
        PARTNER_AGENT: 'agent-partner',
        ...settings,
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  voice: async ({ context, faults }, use) => {
    // The stub blocks requests for the widget's pictures, and the browser logs each blocked request.
    faults.expect(/storage\.googleapis\.com/);
    await use(await stubVoiceService(context));
  },
  record: async ({ page }, use) => {
    await watchMicrophone(page);
    await use(await recordWidgets(page));
  },
});

export { expect } from './fixtures.ts';
