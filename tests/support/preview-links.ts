import { z } from 'zod';
import { apiPaths } from '#domain/api-paths.ts';
import { newPreviewLinkSchema } from '#domain/contract/preview-contract.ts';
import type { PageContext } from '#domain/site-content.ts';
import type { App } from '#server/app.ts';
import type { SendToDesk } from './content-factories.ts';

/** The values of the form of a new article in which nothing was typed. */
export const emptyPreviewForm = {
  title: '',
  summary: '',
  content: '',
  medium_url: '',
  publish_date: '',
  read_time: 5,
  category_id: 0,
  is_published: false,
  is_featured: false,
  tag_ids: [],
};

/** Used in place of the built site. Returns a page with the preview that it was given. */
export async function renderPreviewPage({ pathname }: URL, { preview }: PageContext): Promise<Response> {
  return new Response(JSON.stringify({ pathname, preview }), { headers: { 'content-type': 'text/html' } });
}

const pageSchema = z.looseObject({ pathname: z.string(), preview: z.looseObject({}) });

/** Parses a page of `renderPreviewPage`. */
export function readPreviewPage(html: string) {
  return pageSchema.parse(JSON.parse(html));
}

/** Shares a preview for 7 days. `body` replaces fields of the request. Throws if the link was not created. */
export async function sharePreview(send: SendToDesk, body: object = {}) {
  const form = { ...emptyPreviewForm, title: 'Not yet' };
  const answer = await send('POST', apiPaths.adminPreviewLinks, { article_id: null, days: 7, form, ...body });
  if (answer.status !== 201) throw new Error(`Sharing answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return newPreviewLinkSchema.parse(answer.body);
}

let networks = 0;

/** Opens a page of a preview link. Each call comes from another network, so that no limit is reached. */
export function openPreviewPage(app: App, path: string) {
  networks += 1;
  return app.inject({ url: path, remoteAddress: `10.2.0.${networks % 250}` });
}

/** Returns the status and the state of the page that a preview link shows now. */
export async function stateOfPreview(app: App, token: string): Promise<readonly [number, unknown]> {
  const answer = await openPreviewPage(app, `/preview/${token}`);
  return [answer.statusCode, readPreviewPage(answer.body).preview.state];
}
