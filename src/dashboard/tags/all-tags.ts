import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { type ApiClient, readAnswer } from '#dashboard/api/api-client.ts';
import { apiPaths } from '#domain/api-paths.ts';
import { publicTagSchema, publicTagsSchema } from '#domain/contract/tag-contract.ts';

/** The answer as specified, or a bare list (specification 7, GET /api/content/tags). */
const answerSchema = z
  .union([publicTagsSchema, z.array(publicTagSchema)])
  .transform((answer) => (Array.isArray(answer) ? answer : answer.tags));

/** Every tag, for choosing some. */
export function allTags(api: ApiClient) {
  return queryOptions({
    queryKey: ['tags', 'all'],
    queryFn: async ({ signal }) => readAnswer(await api.send(apiPaths.publicTags, { signal }), answerSchema),
  });
}
