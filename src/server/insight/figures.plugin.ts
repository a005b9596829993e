import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isbot } from 'isbot';
import type { EnquirySubmission } from '#shared/api/enquiry-contract.ts';
import { type FigureKind, otherName, totalOf } from '#shared/insight/figure-kinds.ts';
import { dateInZone } from '#shared/rules/dates.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import type { DailySumTable } from '../database/tables/visitor-tables.ts';
import { addDailySums, findNamedArticles, findNames } from './figure.repository.ts';
import type { InsightOptions } from './insight.routes.ts';
import { pageNames, slugOfPath } from './page-names.ts';

/** How often one kind and name was counted on one day since the last write to the database. */
interface CountedFigure {
  /** YYYY-MM-DD in the site's time zone. */
  readonly day: string;
  readonly kind: FigureKind;
  readonly name: string;
  readonly sum: number;
}

/** Maximum number of different counts in memory between two writes. Beyond it, new names are counted as `otherName`. */
const distinctMaximum = 5000;

export function createFigureCounter() {
  let counts = new Map<string, CountedFigure>();
  return {
    count({ day, kind, name }: Omit<CountedFigure, 'sum'>, times = 1): void {
      const known = `${day} ${kind} ${name}`;
      const isFull = counts.size >= distinctMaximum && !counts.has(known);
      const counted = isFull ? otherName : name;
      const key = isFull ? `${day} ${kind} ${otherName}` : known;
      counts.set(key, { day, kind, name: counted, sum: (counts.get(key)?.sum ?? 0) + times });
    },
    /** Returns the counts since the last call, and starts again from zero. */
    take(): CountedFigure[] {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
  };
}

/**
 * Returns whether a request may be counted. Returns false for browsers that signal Do Not Track or Global Privacy
 * Control, and for robots. Every browser sends a User-Agent, so a request without one comes from a robot.
 */
function mayBeCounted(headers: IncomingHttpHeaders): boolean {
  if (headers.dnt === '1' || headers['sec-gpc'] === '1') return false;
  const agent = headers['user-agent'];
  return agent !== undefined && agent !== '' && !isbot(agent);
}

declare module 'fastify' {
  interface FastifyInstance {
    figures: Figures;
  }
}

/** Counts by day, kind and name. Nothing about the visitor is stored. */
export interface Figures {
  /** Adds one to a count, unless the request comes from a robot or its browser asks not to be counted. */
  count(headers: IncomingHttpHeaders, kind: FigureKind, name: string): void;
  /** Counts an enquiry, whoever sent it. Its page and partner are counted only if the request may be counted. */
  countEnquiry(headers: IncomingHttpHeaders, enquiry: Pick<EnquirySubmission, 'kind' | 'page' | 'partner'>): void;
  /** Writes the counts to the database. A timer also does so regularly, and the server does so when it stops. */
  write(): Promise<void>;
}

/** Milliseconds between two writes. */
const writeInterval = 5000;

/** Adds `app.figures`. Requests only add to numbers in memory; a timer writes these numbers to the database. */
export const figures = fastifyPlugin(async (app: FastifyInstance, { db, timeZone, now }: InsightOptions) => {
  const counter = createFigureCounter();
  const add = (kind: FigureKind, name: string) => counter.count({ day: dateInZone(timeZone, now()), kind, name });

  const write = async () => {
    const counted = counter.take();
    try {
      await writeFigures(db, counted);
    } catch (error) {
      app.log.warn({ err: error, figures: counted.length }, 'figures could not be written, they are tried again');
      for (const { sum, ...figure } of counted) counter.count(figure, sum);
    }
  };
  let writing = Promise.resolve();
  const writeInOrder = () => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(writeInOrder, writeInterval);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await writeInOrder();
  });

  app.decorate('figures', {
    count(headers, kind, name) {
      if (mayBeCounted(headers)) add(kind, name);
    },
    countEnquiry(headers, { kind, page, partner }) {
      const isCounted = mayBeCounted(headers);
      add(`enquiry-${kind}`, (isCounted && page) || otherName);
      if (isCounted && partner) add(kind === 'application' ? 'partner-application' : 'partner-enquiry', partner);
    },
    write: writeInOrder,
  });
});

/** Maximum number of different names of one kind on one day. Further names are counted as `otherName`. */
const nameMaximum = 100;

/**
 * Adds counts to the stored sums of their day, in one transaction. Callers can invent paths, so pages that do not exist
 * are counted as `otherName` and articles that do not exist are not counted.
 */
async function writeFigures(db: Queryable, counted: readonly CountedFigure[]): Promise<void> {
  if (counted.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    const rows = await withKnownNames(transaction, counted);
    if (rows.length === 0) return;
    const totals = rows.flatMap(({ day, kind, sum }) => {
      const name = totalOf(kind);
      return name ? [{ day, kind: 'total' as const, name, sum }] : [];
    });
    await addDailySums(transaction, mergeRows([...(await withFewNames(transaction, rows)), ...totals]));
  });
}

/** Returns the counts, with `otherName` for the names beyond the maximum of their kind and day. */
async function withFewNames(transaction: Transaction, rows: readonly CountedFigure[]): Promise<CountedFigure[]> {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const days = [...new Set(rows.map(({ day }) => day))];
  const keyOf = ({ kind, day }: Pick<DailySumTable, 'kind' | 'day'>) => `${kind} ${day}`;
  const stored = Map.groupBy(await findNames(transaction, kinds, days), keyOf);
  return [...Map.groupBy(rows, keyOf)].flatMap(([key, group]) => {
    const names = new Set(stored.get(key)?.map(({ name }) => name));
    return group.map((row) => {
      const isAdmitted = names.has(row.name) || names.size < nameMaximum;
      if (isAdmitted) names.add(row.name);
      return isAdmitted ? row : { ...row, name: otherName };
    });
  });
}

/** Merges rows of the same kind, day and name. Sorts them, so that two processes lock the rows in the same order. */
function mergeRows(rows: readonly DailySumTable[]): DailySumTable[] {
  const merged = new Map<string, DailySumTable>();
  for (const row of rows) {
    const key = `${row.kind} ${row.day} ${row.name}`;
    merged.set(key, { ...row, sum: row.sum + (merged.get(key)?.sum ?? 0) });
  }
  return [...merged].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

const pageKinds: readonly FigureKind[] = [
  'view-page',
  'contact-opened',
  'enquiry-contact',
  'enquiry-callback',
  'enquiry-application',
];
const articleKinds: readonly FigureKind[] = ['article-completed', 'article-outbound'];

/**
 * Returns the counts with names that exist. An unknown page gets the name `otherName`, and an unknown article is left
 * out. Articles are counted by id, so that they keep their figures when their slug changes.
 */
async function withKnownNames(transaction: Transaction, counted: readonly CountedFigure[]): Promise<CountedFigure[]> {
  const slugs = new Set<string>();
  const ids = new Set<number>();
  for (const { kind, name } of counted) {
    if (articleKinds.includes(kind)) ids.add(Number(name));
    const slug = kind === 'article-read' ? name : pageKinds.includes(kind) ? slugOfPath(name) : undefined;
    if (slug !== undefined) slugs.add(slug);
  }
  const articles = await findNamedArticles(transaction, { slugs, ids });
  const idBySlug = new Map(articles.map(({ slug, id }) => [slug, id]));
  const known = new Set(articles.map(({ id }) => id));
  return counted.flatMap((row) => {
    const { kind, name } = row;
    if (kind === 'article-read') {
      const id = idBySlug.get(name);
      return id === undefined ? [] : [{ ...row, name: String(id) }];
    }
    if (articleKinds.includes(kind)) return known.has(Number(name)) ? [row] : [];
    const isKnown = !pageKinds.includes(kind) || pageNames.has(name) || idBySlug.has(slugOfPath(name) ?? '');
    return isKnown ? [row] : [{ ...row, name: otherName }];
  });
}
