import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { type ApiClient, readAnswer } from '#desk/api/api-client.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  newPreviewLinkSchema,
  type PreviewedArticle,
  type PreviewLink,
  type PreviewLinkDays,
  type PreviewRequest,
  previewLinkSchema,
  previewSchema,
} from '#shared/api/preview-contract.ts';

const linksKey = 'preview-links';

/** Returns the HTML of the page that visitors would see if the form was saved now. */
export async function renderPreview(api: ApiClient, body: PreviewRequest, signal: AbortSignal): Promise<string> {
  return readAnswer(await api.send(apiPaths.adminPreviews, { method: 'POST', body, signal }), previewSchema).html;
}

/**
 * Returns the query that fetches the open preview links of an article. With the id `null`, it fetches this person's
 * links to articles that are not saved yet.
 */
export function listPreviewLinks(api: ApiClient, articleId: number | null) {
  const query = articleId === null ? '' : `?article_id=${articleId}`;
  return queryOptions({
    queryKey: [linksKey, articleId],
    queryFn: async ({ signal }) =>
      readAnswer(await api.send(apiPaths.adminPreviewLinks + query, { signal }), z.array(previewLinkSchema)),
    staleTime: 0,
  });
}

export async function createPreviewLink(api: ApiClient, previewed: PreviewedArticle, days: PreviewLinkDays) {
  const answer = await api.send(apiPaths.adminPreviewLinks, { method: 'POST', body: { ...previewed, days } });
  return readAnswer(answer, newPreviewLinkSchema);
}

/** Makes a preview link show what the form contains now. */
export async function updatePreviewLink(api: ApiClient, id: number, previewed: PreviewedArticle): Promise<PreviewLink> {
  const answer = await api.send(`${apiPaths.adminPreviewLinks}/${id}`, { method: 'PUT', body: previewed });
  return readAnswer(answer, previewLinkSchema);
}

export async function extendPreviewLink(api: ApiClient, id: number, days: PreviewLinkDays): Promise<PreviewLink> {
  const answer = await api.send(`${apiPaths.adminPreviewLinks}/${id}/extension`, { method: 'POST', body: { days } });
  return readAnswer(answer, previewLinkSchema);
}

/** Closes a preview link, so that it no longer works. */
export async function closePreviewLink(api: ApiClient, id: number): Promise<void> {
  await api.send(`${apiPaths.adminPreviewLinks}/${id}`, { method: 'DELETE' });
}
