import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import { restoredRecordsSchema, trashRestorationsSchema } from '#shared/api/bulk-contract.ts';
import { restoredSchema, trashEntrySchema, trashParamsSchema, trashQuerySchema } from '#shared/api/trash-contract.ts';
import { deleteDaily } from '../database/daily-work.ts';
import { tagRoutes } from '../http/api-description.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { withTotal } from '../http/record-replies.ts';
import { forgetOldVersions } from './article-version.service.ts';
import { type ContentParts, writerOf } from './content-parts.ts';
import { emptyOldTrash, listTrash, removeFromTrash, restoreFromTrash, restoreManyFromTrash } from './trash.service.ts';

const config = { access: 'editor' } as const;
const recordPath = `${apiPaths.adminTrash}/:kind/:id`;

/**
 * The routes for deleted articles, categories and tags, and the daily removal of those that were deleted more than 30
 * days ago.
 */
export const trashRoutes: FastifyPluginAsyncZod<ContentParts> = async (app, parts) => {
  tagRoutes(app, 'Desk: Trash');
  const { db } = parts;

  app.get(apiPaths.adminTrash, {
    config,
    schema: {
      summary: 'List the deleted records',
      description: 'The last deleted first, at most 100 in a response. X-Total-Count is the total number.',
      querystring: trashQuerySchema,
      response: { 200: z.array(trashEntrySchema).describe('Deleted records') },
    },
    handler: async (request, reply) => withTotal(reply, await listTrash(db, request.query)),
  });

  app.post(`${recordPath}/restore`, {
    config,
    schema: {
      summary: 'Restore a deleted record',
      description: 'It keeps its id. The notes say what is different from before the deletion.',
      params: trashParamsSchema,
      response: { 200: restoredSchema.describe('What was restored'), ...problemResponses(404, 409) },
    },
    handler: (request) => restoreFromTrash(db, request.params, writerOf(request, parts)),
  });

  app.post(apiPaths.adminTrashRestorations, {
    config,
    schema: {
      summary: 'Restore many deleted records',
      description: 'A record that cannot be restored is refused with a sentence, and the others are restored.',
      body: trashRestorationsSchema,
      response: {
        200: restoredRecordsSchema.describe('What was restored, and what was refused'),
        ...problemResponses(409),
      },
    },
    handler: (request) => restoreManyFromTrash(db, request.body.records, writerOf(request, parts)),
  });

  app.delete(recordPath, {
    config,
    schema: {
      summary: 'Remove a deleted record for good',
      params: trashParamsSchema,
      response: { 204: z.undefined().describe('Removed'), ...problemResponses(404, 409) },
    },
    handler: (request) => removeFromTrash(db, request.params, writerOf(request, parts)),
  });

  // Old versions are removed after the records in Trash, because the versions of an article are stored as long as the
  // article is in Trash.
  deleteDaily(app, parts, 'records in Trash and old versions', async (moment) => {
    const removed = await emptyOldTrash(db, moment);
    return removed + (await forgetOldVersions(db, moment));
  });
};
