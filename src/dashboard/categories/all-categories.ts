import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { type ApiClient, readAnswer } from '#dashboard/api/api-client.ts';
import { apiPaths } from '#domain/api-paths.ts';
import { publicCategoriesSchema, publicCategorySchema } from '#domain/contract/taxonomy-contract.ts';

/** The answer as specified, or a bare list, which the desk accepts too (specification 7). */
const answerSchema = z
  .union([publicCategoriesSchema, z.array(publicCategorySchema)])
  .transform((answer) => (Array.isArray(answer) ? answer : answer.categories));

/** Every category, for choosing one (specification 7, GET /api/content/categories). */
export function allCategories(api: ApiClient) {
  return queryOptions({
    queryKey: ['categories', 'all'],
    queryFn: async ({ signal }) => readAnswer(await api.send(apiPaths.publicCategories, { signal }), answerSchema),
  });
}
