import { xmlText } from './feed-text.ts';

/** An entry of a feed. `link` is an absolute URL. */
export interface FeedItem {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly publishedAt: Date;
  readonly categories: readonly string[];
}

/** A feed, with its metadata and entries. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  /** The language tag of the feed. Example: "en-nz". */
  readonly language: string;
  readonly items: readonly FeedItem[];
}

/** Returns the XML of a feed, in RSS 2.0. */
export function buildRssFeed({ title, description, link, language, items }: Feed): string {
  const head =
    element('title', title) +
    element('description', description) +
    element('link', link) +
    element('language', language);
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel>${head}${items.map(buildItem).join('')}</channel></rss>`;
}

function buildItem({ title, description, link, publishedAt, categories }: FeedItem): string {
  const parts = [
    element('title', title),
    element('link', link),
    `<guid isPermaLink="true">${xmlText(link)}</guid>`,
    element('description', description),
    element('pubDate', publishedAt.toUTCString()),
    ...categories.map((category) => element('category', category)),
  ];
  return `<item>${parts.join('')}</item>`;
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;
