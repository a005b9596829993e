import type { FastifyPluginAsync } from 'fastify';
import { pageQueryKeys, readableQuery } from '#shared/page-queries.ts';
import { localeOfPath, localisedPath, pathWithinLocale } from '#shared/rules/locales.ts';
import type { SiteContent } from '#shared/site-content.ts';
import type { Config } from '../config/config.ts';
import { logFailure, setProblemStatus } from '../http/problem-answers.ts';
import { Problem } from '../problem.ts';
import { buildPageContext, type PageRenderer } from './page-renderer.ts';
import { sendPage } from './send-response.ts';

export interface PageRoutesOptions {
  readonly config: Config;
  readonly renderPage: PageRenderer;
  readonly content: SiteContent;
  readonly now: () => Date;
}

/**
 * Serves every page. A page is rendered only from its canonical address and the query keys that it reads. It gets no
 * header of the request, so a forged Host or X-Forwarded-* cannot change it.
 */
export const pageRoutes: FastifyPluginAsync<PageRoutesOptions> = async (app, options) => {
  const { config, content, renderPage, now } = options;
  app.addHook('onRoute', (route) => {
    route.config = { access: 'anyone', ...route.config };
  });
  app.get('/*', {
    schema: { hide: true },
    handler: async (request, reply) => {
      const address = pageAddress(request.url, config.siteUrl);
      if (address.pathname.startsWith('/api/')) throw new Problem('not_found', 'There is nothing at this address.');
      if (address.pathname !== '/' && address.pathname.endsWith('/')) {
        return reply.redirect(`${address.pathname.replace(/\/$/, '') || '/'}${address.search}`, 301);
      }
      const lowered = address.pathname.toLowerCase();
      if (pageQueryKeys(address.pathname) === undefined && pageQueryKeys(lowered) !== undefined)
        return reply.redirect(lowered + address.search, 301);
      address.search = readableQuery(address.searchParams, pageQueryKeys(address.pathname) ?? []);
      let failure: { readonly unavailable: Problem | undefined } | undefined;
      const context = buildPageContext(config, {
        content,
        now: now(),
        openEnquiryForm: app.enquiryDesk.openForm,
        noteFailure: (error) => {
          failure = { unavailable: logFailure(request, error) };
        },
      });
      const page = await renderPage(address, context);
      if (page.status === 404) {
        const ledTo = await content.ledPath(pathWithinLocale(address.pathname));
        const locale = localeOfPath(address.pathname);
        if (ledTo !== undefined)
          return reply.header('cache-control', 'no-cache').redirect(localisedPath(locale, ledTo), 301);
      }
      if (failure) page.headers.set('cache-control', 'no-store');
      const unavailable = page.status === 500 ? failure?.unavailable : undefined;
      if (unavailable) setProblemStatus(reply, unavailable);
      return sendPage(reply, page, unavailable?.status);
    },
  });
};

/**
 * Returns the address of a page on the public site. An address that begins with two slashes would lead to another host.
 * So repeated slashes and backslashes become one slash, both before and after `.` and `..` are resolved.
 */
function pageAddress(url: string, siteUrl: string): URL {
  const path = url.startsWith('/') ? url.replace(/^[/\\]+/, '/') : '/';
  if (!URL.canParse(path, siteUrl)) throw new Problem('bad_request', 'This address cannot be read.');
  const address = new URL(path, siteUrl);
  address.pathname = address.pathname.replace(/\/{2,}/g, '/');
  return address;
}
