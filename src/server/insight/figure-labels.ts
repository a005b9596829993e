import type { Kysely } from 'kysely';
import { demoAgents } from '#demo-agents/agents/demo-businesses.ts';
import { type FigureTable, otherName } from '#shared/insight/figure-kinds.ts';
import { localeFacts, locales } from '#shared/rules/locales.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { type ComparedSum, findArticlesBySlug, findTitles } from './figure.repository.ts';
import { inVariant, pageNames, slugOfPath } from './page-names.ts';

/** Returns a row's label, such as an article's title. `name` is the stored name, such as an article's id. */
export type LabelOf = (table: FigureTable, name: string) => string;

const otherLabels: Readonly<Record<FigureTable, string>> = {
  pages: 'Other pages',
  variants: 'Other',
  referrers: 'Other sites',
  campaigns: 'Other campaigns',
  articles: 'Other articles',
  calls: 'Other agents',
  questions: 'Other',
  enquiries: 'Page not known',
  partners: 'Other partners',
  steps: 'Page not known',
  speed: 'Other pages',
};

const outcomes: ReadonlyMap<string, string> = new Map([
  ['answered', 'Answered'],
  ['unanswered', 'Not answered'],
  ['refused', 'Refused, or passed on to a person'],
  ['interrupted', 'Answer broken off'],
]);

const agentNames: ReadonlyMap<string, string> = new Map([
  ...demoAgents.map(({ key, title }) => [key, title] as const),
  ['partners', 'Partner specialist'],
]);

/** Returns the function that labels the rows of these sums. Reads the articles' titles from the database once. */
export async function createLabels(db: Kysely<DatabaseSchema>, sums: readonly ComparedSum[]): Promise<LabelOf> {
  const slugs = new Set<string>();
  const ids = new Set<number>();
  for (const { kind, name } of sums) {
    if (kind.startsWith('article-')) {
      if (/^\d+$/.test(name)) ids.add(Number(name));
    } else if (name.startsWith('/')) {
      const slug = slugOfPath(name);
      if (slug) slugs.add(slug);
    }
  }
  const bySlug = await findArticlesBySlug(db, [...slugs]);
  const titles = new Map([...bySlug.values()].map(({ id, title }) => [id, title]));
  for (const [id, title] of await findTitles(
    db,
    [...ids].filter((id) => !titles.has(id)),
  ))
    titles.set(id, title);

  const ofPage = (path: string) => {
    const slug = slugOfPath(path);
    const title = slug === undefined ? undefined : bySlug.get(slug)?.title;
    return title === undefined ? (pageNames.get(path) ?? path) : inVariant(title, path);
  };
  return (table, name) => {
    if (name === otherName) return otherLabels[table];
    if (table === 'variants') {
      const locale = locales.find((candidate) => candidate === name);
      return locale ? localeFacts(locale).region : name;
    }
    if (table === 'articles') return titles.get(Number(name)) ?? 'Deleted article';
    if (table === 'calls') return agentNames.get(name) ?? name;
    if (table === 'questions') return outcomes.get(name) ?? name;
    return name.startsWith('/') ? ofPage(name) : name;
  };
}
