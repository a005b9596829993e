import { addDays } from '#language/calendar.ts';
import {
  faultKinds,
  type HealthFinding,
  type HealthKind,
  type HealthQuery,
  healthKinds,
  missingPageDays,
  oldDraftDays,
} from '#shared/api/content-health-contract.ts';
import { pageLimitMaximum } from '#shared/api/record-contract.ts';
import { checkSentences, comparableTitle, deadPathSentence, hasNothingBehind } from '#shared/rules/content-checks.ts';
import { dateInZone } from '#shared/rules/dates.ts';
import { pathWithinLocale } from '#shared/rules/locales.ts';
import { countOf } from '#shared/rules/numbers.ts';
import { listUnansweredQuestions, questionMaximum } from '../assistant/unanswered/unanswered-question.service.ts';
import { searchArticles } from '../content/article-search.service.ts';
import { readContentVersion } from '../database/content-version.repository.ts';
import { daysBefore } from '../database/daily-work.ts';
import type { Queryable } from '../database/schema.ts';
import { type ContentFacts, createArticleFacts } from './article-facts.ts';
import {
  findListedArticles,
  findLivelyDrafts,
  findMissingPages,
  type ListedArticle,
} from './content-health.repository.ts';
import { findOutsideFaults } from './outside-link.repository.ts';
import { describeFault } from './outside-look.ts';
import { type ProbePath, readOwnPaths } from './own-paths.ts';

interface HealthParts {
  readonly now: () => Date;
  readonly timeZone: string;
  readonly siteOrigin: string;
  readonly probe: ProbePath;
}

/** Who reads: questions are for those who may answer enquiries. */
interface HealthReader {
  readonly seesQuestions: boolean;
}

export type ContentHealth = ReturnType<typeof createContentHealth>;

/** Fewest visits to an address without a page that are listed. One visit may be a slip of the finger. */
const visitMinimum = 2;

/** Creates the checks of the whole content. What they read in articles stays in memory until the content changes. */
export function createContentHealth(db: Queryable, { now, timeZone, siteOrigin, probe }: HealthParts) {
  const readFacts = createArticleFacts(db, siteOrigin);
  let checked: { readonly key: string; readonly content: Promise<CheckedContent> } | undefined;

  const checkContent = async (): Promise<CheckedContent> => {
    const articles = await findListedArticles(db);
    const facts = await readFacts(articles);
    const paths = await readOwnPaths(db, articles, probe);
    await paths.learn([...facts.values()].flatMap((found) => found.paths));
    const since = daysBefore(now(), oldDraftDays);
    const lively = await findLivelyDrafts(db, since);
    const isOldDraft = (article: ListedArticle) =>
      article.is_published === 0 && article.updated_at < since && !lively.has(article.id);
    const linked = linkedSlugs(articles, facts, paths.slugAt);
    const findings = articles.flatMap((article) => {
      const found = facts.get(article.id);
      const dead = found?.paths.filter(paths.isDead).map(deadPathSentence) ?? [];
      return [
        ...about(article, 'nothing-behind', isEmptyCard(article) ? [checkSentences.nothingBehind] : []),
        ...about(article, 'dead-link', [...dead, ...(found?.links ?? [])]),
        ...about(article, 'picture', found?.pictures ?? []),
        ...about(article, 'heading', found?.headings ?? []),
        ...about(article, 'old-draft', isOldDraft(article) ? [`Nobody has changed it for ${oldDraftDays} days.`] : []),
        ...about(article, 'unlinked', found && isUnlinked(article, linked) ? [unlinkedSentence] : []),
      ];
    });
    return { articles, facts, paths, findings: [...findings, ...findTwins(articles)] };
  };
  const readChecked = async (): Promise<CheckedContent> => {
    const key = `${await readContentVersion(db)} ${dateInZone(timeZone, now())}`;
    if (checked?.key !== key) {
      const content = checkContent();
      checked = { key, content };
      content.catch(() => {
        if (checked?.content === content) checked = undefined;
      });
    }
    return checked.content;
  };

  const findMissing = async ({ paths }: CheckedContent): Promise<HealthFinding[]> => {
    const since = addDays(dateInZone(timeZone, now()), -missingPageDays);
    const visits = new Map<string, number>();
    for (const missing of await findMissingPages(db, since)) {
      const path = pathWithinLocale(missing.path);
      visits.set(path, (visits.get(path) ?? 0) + missing.visits);
    }
    const asked = [...visits].filter(([, times]) => times >= visitMinimum).sort(([, one], [, other]) => other - one);
    await paths.learn(asked.map(([path]) => path));
    return asked
      .filter(([path]) => paths.isDead(path))
      .map(([path, times]) => ({
        ...noRecord,
        key: `missing-page ${path}`,
        kind: 'missing-page',
        text: `${countOf(times, 'visit', 'visits')} to an address without a page in ${missingPageDays} days.`,
        path,
      }));
  };
  const findOutside = async ({ articles, facts }: CheckedContent): Promise<HealthFinding[]> => {
    const faults = await findOutsideFaults(db);
    if (faults.size === 0) return [];
    return articles.flatMap((article) => {
      const sentences = facts.get(article.id)?.addresses.flatMap((address) => {
        const fault = faults.get(address);
        return fault ? [describeFault(address, fault)] : [];
      });
      return about(article, 'outside-link', sentences ?? []);
    });
  };
  const findQuestions = async ({ seesQuestions }: HealthReader): Promise<HealthFinding[]> => {
    if (!seesQuestions) return [];
    const { rows } = await listUnansweredQuestions(db, { limit: questionMaximum });
    return rows.map((question) => ({
      ...noRecord,
      key: `question ${question.id}`,
      kind: 'question',
      text: `Asked ${question.times_asked === 1 ? 'once' : countOf(question.times_asked, 'time', 'times')}, and no page answers it.`,
      question,
    }));
  };
  const findAll = async (reader: HealthReader): Promise<HealthFinding[]> => {
    const content = await readChecked();
    const lists = [
      content.findings,
      await findOutside(content),
      await findMissing(content),
      await findQuestions(reader),
    ];
    const byKind = Map.groupBy(lists.flat(), ({ kind }) => kind);
    return healthKinds.flatMap((kind) => byKind.get(kind) ?? []);
  };
  const withTarget = async (finding: HealthFinding): Promise<HealthFinding> =>
    finding.path === null ? finding : { ...finding, target: await findTarget(db, finding.path) };

  return {
    /** Returns one page of what is wrong with the content: what visitors meet first, then by article, newest first. */
    async listHealthFindings(
      { kind, ids, limit = pageLimitMaximum, skip = 0 }: HealthQuery,
      reader: HealthReader,
    ): Promise<{ findings: HealthFinding[]; total: number }> {
      const all = (await findAll(reader)).filter(
        (finding) =>
          (kind === undefined || finding.kind === kind) &&
          (ids === undefined || (finding.article !== null && ids.includes(finding.article.id))),
      );
      const findings = await Promise.all(all.slice(skip, skip + limit).map(withTarget));
      return { findings, total: all.length };
    },
    /** Returns the number of findings of each kind, and of articles that have a fault which visitors meet. */
    async countFindings(reader: HealthReader) {
      const counts = Object.fromEntries(healthKinds.map((kind) => [kind, 0])) as Record<HealthKind, number>;
      const findings = await findAll(reader);
      for (const { kind } of findings) counts[kind] += 1;
      return { counts, articles: faultyIn(findings).size };
    },
    /** Returns the ids of the articles that have a fault which visitors meet. */
    async findFaultyArticles() {
      const content = await readChecked();
      return faultyIn([...content.findings, ...(await findOutside(content))]);
    },
    /** Returns the outside addresses to which published articles link. */
    async outsideAddresses() {
      const { facts } = await readChecked();
      return [...new Set([...facts.values()].flatMap(({ addresses }) => addresses))];
    },
  };
}

interface CheckedContent {
  readonly articles: readonly ListedArticle[];
  readonly facts: ReadonlyMap<number, ContentFacts>;
  readonly paths: Awaited<ReturnType<typeof readOwnPaths>>;
  /** The findings about articles that depend on the content alone. */
  readonly findings: readonly HealthFinding[];
}

const noRecord = { article: null, path: null, target: null, question: null } as const;

function faultyIn(findings: readonly HealthFinding[]): ReadonlySet<number> {
  const faults = findings.filter(({ kind }) => faultKinds.includes(kind));
  return new Set(faults.flatMap(({ article }) => article?.id ?? []));
}

const unlinkedSentence = 'No other article links to it, and it is not featured, so it is hard to find.';

function about(
  { id, title, is_published }: ListedArticle,
  kind: HealthKind,
  sentences: readonly string[],
): HealthFinding[] {
  if (sentences.length === 0) return [];
  const article = { id, title, is_published: is_published === 1 };
  return [{ ...noRecord, key: `${kind} ${id}`, kind, text: sentences.join(' '), article }];
}

function isEmptyCard({ is_published, has_content, medium_url }: ListedArticle): boolean {
  return is_published === 1 && has_content === 0 && hasNothingBehind(null, medium_url);
}

/** Home and All Resources lead to featured articles. */
function isUnlinked({ slug, is_featured }: ListedArticle, linked: ReadonlySet<string>): boolean {
  return is_featured === 0 && !linked.has(slug);
}

/** Returns the slugs of the articles to which another article links. */
function linkedSlugs(
  articles: readonly ListedArticle[],
  facts: ReadonlyMap<number, ContentFacts>,
  slugAt: (path: string) => string | undefined,
): ReadonlySet<string> {
  const linked = new Set<string>();
  for (const { id, slug } of articles)
    for (const path of facts.get(id)?.paths ?? []) {
      const target = slugAt(path);
      if (target !== undefined && target !== slug) linked.add(target);
    }
  return linked;
}

/** Returns a finding about the newest article of each title that several articles have. */
function findTwins(articles: readonly ListedArticle[]): HealthFinding[] {
  return [...Map.groupBy(articles, ({ title }) => comparableTitle(title)).values()].flatMap(([newest, ...others]) => {
    if (!newest || others.length === 0) return [];
    const sentence =
      others.length === 1
        ? checkSentences.twin
        : `${countOf(others.length, '', 'other articles')} have the same title.`;
    return about(newest, 'twin', [sentence]);
  });
}

/** Returns the published article whose words are nearest to those of a path, or null. */
async function findTarget(db: Queryable, path: string): Promise<HealthFinding['target']> {
  const words = path.slice(path.lastIndexOf('/') + 1).replace(/[^a-z0-9]+/gi, ' ');
  const { found } = await searchArticles(db, words, 1);
  const article = found.map((result) => result.article).find(({ content }) => content !== null);
  return article ? { id: article.id, title: article.title } : null;
}
