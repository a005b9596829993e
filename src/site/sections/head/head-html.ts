import type { HeadTag } from './page-head.ts';

/**
 * Returns the HTML of the tags in the head of a page. As in Astro, an empty attribute is written without a value.
 * Structured data is not escaped here: `buildHeadTags` has already escaped it.
 *
 * The HTML is written here because Astro would render each of about 25 tags asynchronously (decision 001).
 */
export function headHtml(tags: readonly HeadTag[]): string {
  return tags.map(tagHtml).join('');
}

function tagHtml(tag: HeadTag): string {
  if (tag.tag === 'title') return `<title>${escapeText(tag.text)}</title>`;
  if (tag.tag === 'json-ld') return `<script type="application/ld+json">${tag.text}</script>`;
  const attributes = Object.entries(tag.attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`,
  );
  return `<${tag.tag}${attributes.join('')}/>`;
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

function escapeText(text: string): string {
  return escapeAttribute(text).replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&#39;');
}
