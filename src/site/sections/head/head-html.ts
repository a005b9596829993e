import type { HeadTag } from './page-head.ts';

/**
 * Returns the HTML of tags in the head of a page. An empty attribute has only its name, as Astro writes it. The text of structured data is
 * written as it is, so `<` must be escaped in it already, as {@link buildHeadTags} does.
 *
 * A head has about 25 tags. As components of Astro they took a twelfth of the time of a page, because Astro renders
 * each of them asynchronously (decision 035).
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
