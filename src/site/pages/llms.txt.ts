import type { APIRoute } from 'astro';
import { homeQuestions } from '#shared/offer/home-questions.ts';
import { presentOpeningHours } from '#shared/offer/opening-hours.ts';
import { type OwnerFacts, presentAddress } from '#shared/offer/owner-facts.ts';
import { packages, planMonths, usageNotice } from '#shared/offer/packages.ts';
import { defaultLocale, localeFacts, locales } from '#shared/rules/locales.ts';
import { formatDollars } from '#shared/rules/numbers.ts';
import { textAnswer } from '#site/feeds/feed-text.ts';
import { publicHead, publicPaths } from '#site/sections/head/public-pages.ts';
import { articleCount } from '#site/sections/library/library-address.ts';
import { siteConfig } from '#site.config';

const articleMaximum = 100;

/** Returns a summary of the site for language models (llmstxt.org). It contains prices, pages and articles. */
export const GET: APIRoute = async ({ locals }) => {
  const { content, siteUrl } = locals;
  const tags = await content.countedTags();
  const owner = await content.ownerFacts();
  const articles = (await content.newestArticles(articleMaximum)).filter((article) => article.content);
  const lines = [
    `# ${siteConfig.brand}`,
    '',
    `> ${siteConfig.description}`,
    '',
    '## Packages',
    '',
    ...packages.map(
      ({ name, monthly, oneOff, contents, suits }) =>
        `- ${name}: ${formatDollars(monthly)} a month for ${planMonths} months, or ${formatDollars(oneOff)} one-off. ${contents.join('; ')}. ${suits}`,
    ),
    '',
    `Prices are the same number in ${currencies(siteUrl)}. ${usageNotice}`,
    '',
    ...ownerLines(owner),
    '## Questions and answers',
    '',
    ...homeQuestions(owner).map(({ question, answer }) => `- ${question} ${answer}`),
    '',
    '## Pages',
    '',
    ...publicPaths
      .map((path) => publicHead(defaultLocale, path))
      .map(
        (page) =>
          `- [${oneLine(page.title)}](${siteUrl}${page.path === '/' ? '' : page.path}): ${oneLine(page.description)}`,
      ),
    '',
    ...(tags.length > 0 ? ['## Tags', ''] : []),
    ...tags.map((tag) => `- [${oneLine(tag.name)}](${siteUrl}/tags/${tag.slug}): ${articleCount(tag.articles)}`),
    ...(tags.length > 0 ? [''] : []),
    '## Articles',
    '',
    ...articles.map(
      (article) => `- [${oneLine(article.title)}](${siteUrl}/resources/${article.slug}): ${oneLine(article.summary)}`,
    ),
    '',
  ];
  return textAnswer('text/plain', lines.join('\n'));
};

/** Returns the section with the facts that the owner has set, or no lines if none is set. */
function ownerLines({ openingHours, phone, address, whoWeAre }: OwnerFacts): string[] {
  const facts = [
    whoWeAre && oneLine(whoWeAre),
    phone && `Phone: ${phone}`,
    address && `Address: ${oneLine(presentAddress(address))}`,
    openingHours.length > 0 &&
      `Opening hours in New Zealand and Australia, local time: ${oneLine(presentOpeningHours(openingHours))}`,
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  return facts.length > 0 ? ['## About us', '', ...facts.map((fact) => `- ${fact}`), ''] : [];
}

/**
 * Returns a text with the currencies of all variants and their URLs. Example: "USD, NZD (https://…/nz) and AUD
 * (https://…/au)".
 */
function currencies(siteUrl: string): string {
  const named = locales
    .map(localeFacts)
    .map(({ currency, prefix }) => (prefix ? `${currency} (${siteUrl}${prefix})` : currency));
  return new Intl.ListFormat('en-NZ').format(named);
}

/** Returns a text that can be used in a Markdown link. It is on one line, and its brackets are escaped. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&');
}
