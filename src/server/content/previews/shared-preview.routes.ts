import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { localeFacts, locales, localisedPath } from '#shared/rules/locales.ts';
import type { PagePreview } from '#shared/site-content.ts';
import type { Queryable } from '../../database/schema.ts';
import { countAttempt, createMemoryLimiter, type ThrottleLimit } from '../../http/database-rate-limiter.ts';
import { networkOf } from '../../http/request-limits.ts';
import { sendPage } from '../../pages/send-response.ts';
import { readPreviewLink, type SharedLink } from './preview-link.service.ts';
import { previewPath, type RenderPreview } from './render-preview.ts';

interface SharedPreviewOptions {
  readonly db: Queryable;
  readonly now: () => Date;
  readonly renderPreview: RenderPreview;
  readonly guard: PreviewGuard;
}

/** Maximum number of preview pages that one process sends to one network. */
export const sharedPreviewLimit: ThrottleLimit = { attempts: 120, seconds: 60 };

/**
 * Headers of preview pages. No cache and no search engine may store these pages. A Referer header must not reveal their
 * addresses.
 */
const privateHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
};

/** Sets the headers of preview pages, and refuses networks that send too many requests. */
export type PreviewGuard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export function createPreviewGuard(limit: ThrottleLimit): PreviewGuard {
  const limiter = createMemoryLimiter(limit);
  return async (request, reply) => {
    reply.headers(privateHeaders);
    await countAttempt({ limiter, key: networkOf(request.ip) }, 'requests');
  };
}

/** GET /preview/{token} in each variant: the page of a preview link. */
export const sharedPreviewRoutes: FastifyPluginAsync<SharedPreviewOptions> = async (app, options) => {
  const { db, now, renderPreview, guard } = options;
  for (const { locale } of locales.map(localeFacts)) {
    app.get<{ Params: { token: string } }>(`${localisedPath(locale, previewPath)}/:token`, {
      config: { access: 'anyone' },
      schema: { hide: true },
      onRequest: guard,
      handler: async (request, reply) => {
        const link = await readPreviewLink(db, request.params.token, now());
        const preview: PagePreview =
          link === undefined || link === 'expired' ? { state: 'closed' } : presentPreview(link);
        const page = await renderPreview(request, { locale, name: request.params.token, preview });
        for (const [name, value] of Object.entries(privateHeaders)) page.headers.set(name, value);
        return sendPage(reply, page, statusOf(link));
      },
    });
  }
};

function presentPreview({ article, articleId, textFrom, expiresAt }: SharedLink): PagePreview {
  const sharedText = { from: textFrom, until: expiresAt, takesComments: articleId !== null };
  return { state: 'open', article, shows: 'article', sharedText };
}

function statusOf(link: Awaited<ReturnType<typeof readPreviewLink>>): number {
  if (link === 'expired') return 410;
  return link === undefined ? 404 : 200;
}
