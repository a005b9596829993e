import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import { enquiryFormSchema, enquiryReceivedSchema, enquirySubmissionSchema } from '#shared/api/enquiry-contract.ts';
import {
  type EnquiryKind,
  enquirySentParameter,
  findEnquiryFaults,
  formTokenMinimumSeconds,
  normaliseEnquiry,
} from '#shared/enquiries/enquiry-rules.ts';
import { partnerParameter } from '#shared/enquiries/partner-link.ts';
import { findNextOpening } from '#shared/offer/opening-hours.ts';
import { applicationAnchor } from '#shared/offer/partner-programme.ts';
import { localeFacts, localeOfPath, locales, localisedPath } from '#shared/rules/locales.ts';
import type { RefusedEnquiry } from '#shared/site-content.ts';
import type { ReadOwnerFacts } from '../content/owner-facts.service.ts';
import type { Database } from '../database/database.ts';
import { tagRoutes } from '../http/api-description.ts';
import { countAttempt, DatabaseRateLimiter, type ThrottleLimit } from '../http/database-rate-limiter.ts';
import { logFailure } from '../http/problem-answers.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { networkOf } from '../http/request-limits.ts';
import type { PageRoutesOptions } from '../pages/page.routes.ts';
import { buildPageContext } from '../pages/page-renderer.ts';
import { sendPage } from '../pages/send-response.ts';
import { Problem } from '../problem.ts';
import type { EnquiryDesk } from './enquiries.plugin.ts';

/**
 * Maximum size of a body, in bytes. A message of 10,000 characters fits in any writing system, although only 4,000 are
 * allowed. A message that is too long is therefore refused for its length, and not for the size of its body.
 */
export const submissionBodyLimit = 64 * 1024;

interface EnquiryRouteParts {
  readonly desk: EnquiryDesk;
  readonly now: () => Date;
  readonly readOwnerFacts: ReadOwnerFacts;
}

/**
 * The routes through which visitors leave details for a person to answer. They need no account, no captcha and no third
 * party.
 */
export const enquiryRoutes: FastifyPluginAsyncZod<EnquiryRouteParts> = async (app, parts) => {
  tagRoutes(app, 'Enquiries');
  const { desk, now, readOwnerFacts } = parts;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get(apiPaths.enquiryForm, {
    config: { access: 'anyone' },
    schema: {
      summary: 'Open the form',
      description: 'Returns a token with the time when the form was opened, to be sent with POST /api/enquiries.',
      response: { 200: enquiryFormSchema.describe('The token') },
    },
    handler: async () => ({ form_token: desk.openForm() }),
  });

  app.post(apiPaths.enquiries, {
    config: { access: 'anyone' },
    bodyLimit: submissionBodyLimit,
    schema: {
      summary: 'Leave details for a person to answer',
      description:
        'Name, an email address or a phone number, a message and consent. Suspected spam gets the same response and is kept apart. The same submission sent twice is stored once.',
      body: enquirySubmissionSchema,
      response: { 201: enquiryReceivedSchema.describe('Received'), ...problemResponses(429) },
    },
    handler: async (request) => {
      await desk.receive(request.body, request);
      const { openingHours } = await readOwnerFacts();
      const next = findNextOpening(localeFacts(request.body.locale).timeZone, now(), openingHours);
      return {
        status: 'received' as const,
        opening: next ? { is_open: next.isOpen, is_today: next.isToday, date: next.date, time: next.time } : null,
      };
    },
  });
};

interface EnquiryPageOptions extends PageRoutesOptions {
  readonly db: Database;
  readonly desk: EnquiryDesk;
}

/** A page with a form that browsers can send without scripts. */
interface FormPage {
  readonly path: string;
  readonly kind: EnquiryKind;
  /**
   * The fragment of the address to which the server redirects after the form was sent: the section that confirms the
   * submission. Empty for the top of the page.
   */
  readonly fragment: string;
}

const formPages: readonly FormPage[] = [
  { path: '/contact', kind: 'contact', fragment: '' },
  { path: '/partners', kind: 'application', fragment: `#${applicationAnchor}` },
];

/**
 * The message on the page if its form was sent without a token. This happens on Partners without scripts: the page is
 * cached, so it cannot contain a token.
 */
const sendOnceMore = 'Please check what you wrote and send it once more. This keeps out robots.';

/** Maximum number of refused forms that one network may send. Each costs a page that no cache has. */
export const refusedFormLimit: ThrottleLimit = { attempts: 60, seconds: 5 * 60 };

/** Maximum number of fields that a form may have. Those of the site have fewer than 40. */
const fieldMaximum = 200;

/** The message on the page after a failure that is not the visitor's fault. */
const unexpected = new Problem('unavailable', 'This could not be sent just now. Please try again in a minute.');

/**
 * POST /contact and POST /partners in each variant of the site: the forms of a browser without scripts. For a refused
 * submission it returns the page again, with everything that was typed and what is wrong with it.
 */
export const enquiryPageRoutes: FastifyPluginAsync<EnquiryPageOptions> = async (app, options) => {
  const { db, config, renderPage, content, desk, now } = options;
  const limiter = new DatabaseRateLimiter(db, { name: 'refused-forms', limit: refusedFormLimit, now });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body: string, done) => {
      // Reading tens of thousands of fields would hold up all other requests.
      if (body.split('&', fieldMaximum + 1).length > fieldMaximum) {
        done(new Problem('bad_request', `Send at most ${fieldMaximum} fields.`));
      } else done(null, new URLSearchParams(body));
    },
  );

  const sendBack = async (reply: FastifyReply, path: string, { status, refused, retryAfter }: Refusal) => {
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    await countAttempt({ limiter, key: networkOf(reply.request.ip) }, 'tries').catch((error) => {
      // When the disk is full, nothing can be counted, and the visitor still gets back what was typed.
      if (error instanceof Problem && error.code === 'throttled') throw error;
    });
    const context = {
      ...buildPageContext(config, {
        content,
        now: now(),
        // The visitor has just filled in the form without a token, so the new token counts as old enough at once.
        openEnquiryForm: () => desk.openForm(formTokenMinimumSeconds),
        noteFailure: (error) => logFailure(reply.request, error),
      }),
      refusedEnquiry: refused,
    };
    const page = await renderPage(new URL(path, config.siteUrl), context);
    page.headers.set('cache-control', 'no-store');
    return sendPage(reply, page, status);
  };

  for (const { locale } of locales.map(localeFacts)) {
    for (const { path: page, kind, fragment } of formPages) {
      const path = localisedPath(locale, page);
      app.post(path, {
        config: { access: 'anyone' },
        bodyLimit: submissionBodyLimit,
        schema: { hide: true },
        handler: async (request, reply) => {
          const refusal = await receiveForm(desk, request, { path, kind });
          if (refusal) return sendBack(reply, path, refusal);
          return reply.redirect(`${path}?${enquirySentParameter}=yes${fragment}`, 303);
        },
      });
    }
  }
};

/** Why a form was refused, and what the page shows. `retryAfter` is in seconds. */
interface Refusal {
  readonly status: number;
  readonly refused: RefusedEnquiry;
  readonly retryAfter?: number | undefined;
}

/** Stores the submission of a form. Returns why it was refused, or `undefined`. */
async function receiveForm(
  desk: EnquiryDesk,
  request: FastifyRequest,
  { path, kind }: { readonly path: string; readonly kind: EnquiryKind },
): Promise<Refusal | undefined> {
  if (!(request.body instanceof URLSearchParams))
    throw new Problem('unsupported_media', 'Send the form as application/x-www-form-urlencoded.');
  const values = readForm(request.body, kind);
  const faults = findEnquiryFaults(values);
  if (faults.length > 0) return { status: 422, refused: { values, faults } };
  const needsToken = kind === 'application' && values.form_token === '' && values.website === '';
  if (needsToken) return { status: 422, refused: { values, faults, problem: sendOnceMore } };
  try {
    const submission = enquirySubmissionSchema.parse({ ...values, locale: localeOfPath(path), page: path });
    await desk.receive(submission, request);
    return undefined;
  } catch (error) {
    const problem = error instanceof Problem ? error : (logFailure(request, error) ?? unexpected);
    if (typeof problem.detail !== 'string') throw error;
    return {
      status: problem.status,
      refused: { values, faults, problem: problem.detail },
      retryAfter: problem.retryAfter,
    };
  }
}

function readForm(form: URLSearchParams, kind: EnquiryKind): RefusedEnquiry['values'] {
  const text = (name: string) => form.get(name) ?? '';
  return normaliseEnquiry({
    kind,
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    business: text('business'),
    message: text('message'),
    website: text('website'),
    form_token: text('form_token'),
    consent: form.get('consent') === 'on',
    clients: text('clients'),
    agreed_to_terms: form.get('agreed_to_terms') === 'on',
    partner: text(partnerParameter),
  });
}
