import { xmlText } from './feed-text.ts';

/** An entry of a feed. `link` is an absolute URL. */
export interface FeedItem {
  /** Identifies the entry, also when its link changes. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  /** ISO texts, with the offset of the site's time zone. */
  readonly publishedAt: string;
  readonly updatedAt: string;
  readonly categories: readonly string[];
}

export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  /** The absolute URL of the feed itself. */
  readonly self: string;
  /** The language tag of the feed. Example: "en-nz". */
  readonly language: string;
  readonly items: readonly FeedItem[];
}

export function buildRssFeed({ title, description, link, self, language, items }: Feed): string {
  const lastChange = items
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  const head =
    element('title', title) +
    element('description', description) +
    element('link', link) +
    `<atom:link rel="self" type="application/rss+xml" href="${xmlText(self)}"/>` +
    element('language', language) +
    (lastChange === undefined ? '' : element('lastBuildDate', feedDate(lastChange)));
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${head}${items.map(buildItem).join('')}</channel></rss>`;
}

function buildItem({ id, title, description, link, publishedAt, categories }: FeedItem): string {
  const parts = [
    element('title', title),
    element('link', link),
    `<guid isPermaLink="false">${xmlText(id)}</guid>`,
    element('description', description),
    element('pubDate', feedDate(publishedAt)),
    ...categories.map((category) => element('category', category)),
  ];
  return `<item>${parts.join('')}</item>`;
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;

/** Returns an ISO text with its offset in the form of RSS (RFC 822). Example: "Sat, 21 Nov 2026 00:00:00 +1300". */
function feedDate(moment: string): string {
  const [, local, offset = '+00:00'] = /^(.{19})(?:\.\d+)?(?:Z|([+-].{5}))$/.exec(moment) ?? [];
  return new Date(`${local}Z`).toUTCString().replace('GMT', offset.replace(':', ''));
}
