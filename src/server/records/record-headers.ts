import { z } from 'zod';

/** The request header that names the version to overwrite (product 9.7). */
export const ifMatchHeaderSchema = z.object({
  'if-match': z.string().optional().describe('ETag of the version that was read; another version gives 412.'),
});

/** Name of the response header with the number of all rows of a list (product 9.4). */
export const totalCountHeader = 'x-total-count';
