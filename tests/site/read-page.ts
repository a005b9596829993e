import { JSDOM } from 'jsdom';
import { inject } from 'vitest';

/** A page as the server sends it, before any script has run. */
export interface ReadPage {
  readonly address: string;
  readonly status: number;
  readonly html: string;
  readonly document: Document;
}

/** The pages with a form for accounts. The sitemap does not have them. */
export const accountPages = [
  '/login',
  '/register',
  '/invite',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
] as const;

/** Fetches the page at a path of the built product. */
export async function readPage(path: string): Promise<ReadPage> {
  const address = new URL(path, inject('siteOrigin')).href;
  const answer = await fetch(address);
  const html = await answer.text();
  return { address, status: answer.status, html, document: new JSDOM(html, { url: address }).window.document };
}

/** Returns every URL in the sitemap. */
export async function sitemapAddresses(): Promise<string[]> {
  const xml = await (await fetch(new URL('/sitemap.xml', inject('siteOrigin')))).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
}

/**
 * Fetches all pages in the sitemap, one after another. If all pages were requested at once before any of them is in the
 * cache, the server would need seconds for them, and would refuse some of the requests as overload.
 */
export async function readSitemapPages(): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  for (const address of await sitemapAddresses()) pages.push(await readPage(address));
  return pages;
}
