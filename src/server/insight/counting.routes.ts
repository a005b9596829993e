import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import { pageSpeedSchema, pageViewSchema, visitStepSchema } from '#shared/api/insight-contract.ts';
import { pathWithinLocale } from '#shared/rules/locales.ts';
import { tagRoutes } from '../http/api-description.ts';
import { slugOfPath } from './page-names.ts';
import { speedName } from './page-speed.ts';

/** Maximum size of a body, in bytes. */
const bodyLimit = 2048;
const config = { access: 'anyone' } as const;
const response = { 204: z.null().describe('Received') };

/**
 * The routes to which pages send page views, visit steps and how fast they were. A call that is not counted gets the same response as one
 * that is.
 */
export const countingRoutes: FastifyPluginAsyncZod = async (app) => {
  tagRoutes(app, 'Analytics');
  app.post(apiPaths.pageView, {
    config,
    bodyLimit,
    schema: {
      summary: 'Count a page view',
      description:
        'No cookie, no identifier: one is added to sums of the day for the page, the variant, the referring host and the campaign, each on its own.',
      body: pageViewSchema,
      response,
    },
    handler: async ({ headers, body }) => {
      const { path, locale, is_missing, referrer_host, campaign } = body;
      // The figures are about visitors, so the people who work in the desk are left out.
      if (/^\/dashboard(?:\/|$)/.test(pathWithinLocale(path))) return;
      app.figures.count(headers, is_missing ? 'view-missing' : 'view-page', path);
      app.figures.count(headers, 'view-variant', locale);
      if (referrer_host !== '') app.figures.count(headers, 'view-referrer', referrer_host.toLowerCase());
      const campaignName = cleanCampaign(campaign);
      if (campaignName !== '') app.figures.count(headers, 'view-campaign', campaignName);
      const slug = slugOfPath(path);
      if (slug && !is_missing) app.figures.count(headers, 'article-read', slug);
    },
  });

  app.post(apiPaths.visitStep, {
    config,
    bodyLimit,
    schema: {
      summary: 'Count a step of a visit',
      description:
        'An article was read to the end, an outside link followed, a demo call started, a ticket confirmed, a person asked for, or the form for enquiries opened. One is added to a sum of the day; steps are not connected with each other.',
      body: visitStepSchema,
      response,
    },
    handler: async ({ headers, body }) => {
      app.figures.count(headers, body.step, body.name);
    },
  });

  app.post(apiPaths.pageSpeed, {
    config,
    bodyLimit,
    schema: {
      summary: 'Count how fast a page was',
      description:
        'One is added to a sum of the day for the kind of page and the bucket of each value; the values are not stored, and not connected.',
      body: pageSpeedSchema,
      response,
    },
    handler: async ({ headers, body: { path, lcp, inp, cls } }) => {
      if (lcp !== undefined) app.figures.count(headers, 'speed-lcp', speedName('speed-lcp', path, lcp));
      if (inp !== undefined) app.figures.count(headers, 'speed-inp', speedName('speed-inp', path, inp));
      if (cls !== undefined) app.figures.count(headers, 'speed-cls', speedName('speed-cls', path, cls));
    },
  });
};

/**
 * Returns the name under which a campaign is counted: lower case and at most 60 characters. Characters other than
 * letters, digits, `.`, `_`, `+` and `-` become spaces.
 */
function cleanCampaign(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}._+-]+/gu, ' ')
    .trim()
    .slice(0, 60);
}
