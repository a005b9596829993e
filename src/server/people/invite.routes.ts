import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { accessTokenSchema } from '#shared/api/account-contract.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  inviteAcceptSchema,
  inviteCreatedSchema,
  inviteCreateSchema,
  inviteSchema,
  inviteTokenSchema,
  inviteViewSchema,
  personParamsSchema,
} from '#shared/api/people-contract.ts';
import { requireAccount } from '../accounts/access.ts';
import type { AccountParts } from '../accounts/account-tools.ts';
import { readSignInOrigin } from '../accounts/sessions.ts';
import { problemResponses } from '../http/problem-responses.ts';
import type { SendMail } from '../outbox/send-mail.ts';
import { acceptInvite, joinByInvite } from './accept-invite.service.ts';
import {
  createInvite,
  listInvites,
  mailNewInvite,
  sendStoredInvites,
  viewInvite,
  withdrawInvite,
} from './invite.service.ts';

interface InviteParts extends AccountParts {
  readonly siteUrl: string;
  /** Unset when there is no mail server. */
  readonly sendMail: SendMail | undefined;
}

const deskTags = ['Desk: people'];
const tags = ['Accounts'];

export const inviteRoutes: FastifyPluginAsyncZod<InviteParts> = async (app, { db, tools, siteUrl, sendMail }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const mailing = { db, mailOutbox: app.mailOutbox, sendMail, siteUrl, now: tools.now };
  sendStoredInvites(mailing);

  app.get(apiPaths.adminInvites, {
    config: { access: 'admin' },
    schema: {
      tags: deskTags,
      summary: 'List invites that nobody has used',
      response: { 200: z.array(inviteSchema).describe('Invites, the newest first') },
    },
    handler: () => listInvites(db, tools.now()),
  });

  app.post(apiPaths.adminInvites, {
    config: { access: 'admin', confirm: true },
    schema: {
      tags: deskTags,
      summary: 'Invite a person to use the desk',
      description: 'Mails the link if there is a mail server. An earlier invite to the same address stops working.',
      body: inviteCreateSchema,
      response: { 201: inviteCreatedSchema.describe('The invite with its token'), ...problemResponses(409) },
    },
    handler: async (request) => {
      const { invite, token } = await createInvite(db, tools, requireAccount(request), request.body);
      return { invite, token, mail: await mailNewInvite(mailing, invite, token) };
    },
  });

  app.delete(`${apiPaths.adminInvites}/:id`, {
    config: { access: 'admin', confirm: true },
    schema: {
      tags: deskTags,
      summary: 'Withdraw an invite',
      params: personParamsSchema,
      response: { 204: z.undefined().describe('The link no longer works.'), ...problemResponses(404) },
    },
    handler: (request) => withdrawInvite(db, tools, requireAccount(request), request.params.id),
  });

  app.post(apiPaths.inviteView, {
    config: { access: 'anyone' },
    schema: {
      tags,
      summary: 'Read an invite by the token of its link',
      body: inviteTokenSchema,
      response: { 200: inviteViewSchema.describe('The invite, or why it cannot be used') },
    },
    handler: (request) => viewInvite(db, request.body.token, tools.now()),
  });

  app.post(apiPaths.inviteAccept, {
    config: { access: 'anyone' },
    schema: {
      tags,
      summary: 'Accept an invite: create the account and sign in',
      body: inviteAcceptSchema,
      response: { 201: accessTokenSchema.describe('The token of the new session'), ...problemResponses(404, 409, 429) },
    },
    handler: async (request) => {
      const token = await acceptInvite(db, tools, request.body, readSignInOrigin(request));
      return { access_token: token, token_type: 'bearer' as const };
    },
  });

  app.post(apiPaths.inviteJoin, {
    config: { access: 'member' },
    schema: {
      tags,
      summary: 'Accept an invite with the signed-in account',
      description: 'Every session of the account ends, and a new one begins.',
      body: inviteTokenSchema,
      response: { 200: accessTokenSchema.describe('The token of the new session'), ...problemResponses(403, 404, 409) },
    },
    handler: async (request) => {
      const use = { token: request.body.token, account: requireAccount(request) };
      const token = await joinByInvite(db, tools, use, readSignInOrigin(request));
      return { access_token: token, token_type: 'bearer' as const };
    },
  });
};
