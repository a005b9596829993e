import { z } from 'zod';
import { idParamsSchema } from './record-contract.ts';
import { clientKeySchema } from './working-copy-contract.ts';

/** The article that is open, and a key that the browser makes for each window. */
export const presenceParamsSchema = idParamsSchema.extend({ key: clientKeySchema });

/** The version of an article that is stored, and the people who have the article open in other windows. */
export const articlePresenceSchema = z.object({
  version: z.number().int(),
  others: z.array(z.object({ name: z.string(), is_mine: z.boolean() })),
});

export type ArticlePresence = z.infer<typeof articlePresenceSchema>;
