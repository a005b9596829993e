import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { enquirySubmissionSchema } from '#domain/contract/enquiry-contract.ts';
import { enquirySentParameter, findEnquiryFaults, normaliseEnquiry } from '#domain/enquiries/enquiry-rules.ts';
import { localeFacts, localeOfPath, locales, localisedPath } from '#domain/locales.ts';
import type { RefusedEnquiry, SiteContent } from '#domain/site-content.ts';
import type { Config } from '../config/config.ts';
import { logFailure } from '../http/problem-answers.ts';
import { buildPageContext, type PageRenderer } from '../pages/page-renderer.ts';
import { Problem } from '../problems/problem.ts';
import { networkOf } from '../throttling/client-network.ts';
import type { EnquiryDesk } from './enquiries.plugin.ts';
import { submissionBodyLimit } from './enquiry.routes.ts';

interface ContactPageOptions {
  readonly config: Config;
  readonly renderPage: PageRenderer;
  readonly content: SiteContent;
  readonly desk: EnquiryDesk;
  readonly now: () => Date;
}

/**
 * POST /contact in each variant: the contact form of a browser without scripts (product 11.7). For a refused submission
 * it returns the page again, with everything that was typed and what is wrong with it.
 */
export const contactPageRoutes: FastifyPluginAsync<ContactPageOptions> = async (app, options) => {
  const { config, renderPage, content, desk, now } = options;
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body: string, done) =>
    done(null, new URLSearchParams(body)),
  );

  const sendBack = async (reply: FastifyReply, path: string, status: number, refused: RefusedEnquiry) => {
    const context = {
      ...buildPageContext(config, {
        content,
        now: now(),
        openEnquiryForm: desk.openForm,
        noteFailure: (error) => logFailure(reply.request, error),
      }),
      refusedEnquiry: refused,
    };
    const page = await renderPage(new URL(path, config.siteUrl), context);
    for (const [name, value] of page.headers)
      reply.header(name, value === 'text/html' ? 'text/html; charset=utf-8' : value);
    return reply
      .status(status)
      .header('cache-control', 'no-store')
      .send(Buffer.from(await page.arrayBuffer()));
  };

  for (const { locale } of locales.map(localeFacts)) {
    const path = localisedPath(locale, '/contact');
    app.post(
      path,
      { config: { access: 'anyone' }, bodyLimit: submissionBodyLimit, schema: { hide: true } },
      async (request, reply) => {
        if (!(request.body instanceof URLSearchParams))
          throw new Problem('unsupported_media', 'Send the form as application/x-www-form-urlencoded.');
        const values = readForm(request.body);
        const faults = findEnquiryFaults(values);
        if (faults.length > 0) return sendBack(reply, path, 422, { values, faults });
        try {
          const submission = enquirySubmissionSchema.parse({ ...values, locale: localeOfPath(path) });
          await desk.receive(submission, networkOf(request.ip));
        } catch (error) {
          if (!(error instanceof Problem) || typeof error.detail !== 'string') throw error;
          if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
          return sendBack(reply, path, error.status, { values, faults: [], problem: error.detail });
        }
        return reply.redirect(`${path}?${enquirySentParameter}=yes`, 303);
      },
    );
  }
};

function readForm(form: URLSearchParams): RefusedEnquiry['values'] {
  const text = (name: string) => form.get(name) ?? '';
  return normaliseEnquiry({
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    business: text('business'),
    message: text('message'),
    website: text('website'),
    form_token: text('form_token'),
    consent: form.get('consent') === 'on',
  });
}
