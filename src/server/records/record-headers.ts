import { z } from 'zod';

/** The header by which a caller says which version it overwrites (design 3.7). */
export const ifMatchHeaderSchema = z.object({
  'if-match': z.string().optional().describe('ETag of the version that was read; another version gives 412.'),
});

/** Name of the header that says how many rows a list has in all (design 3.6). */
export const totalCountHeader = 'x-total-count';
