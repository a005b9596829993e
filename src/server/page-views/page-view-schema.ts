import { z } from 'zod';
import { locales } from '#domain/locales.ts';

/** The payload of a page view: no cookie, no identifier (product 12.1). */
export const pageViewSchema = z.object({
  /** The page's path, without query and fragment. */
  path: z
    .string()
    .max(300)
    .regex(/^\/[\w\-./~%]*$/, 'The path has characters that no page has'),
  locale: z.enum(locales),
  /** Host of the page with the link; empty when there was none or it was this site. */
  referrer_host: z
    .string()
    .max(253)
    .regex(/^[a-z0-9.-]*$/i, 'The referrer is a host name')
    .default(''),
});

export type PageView = z.infer<typeof pageViewSchema>;
