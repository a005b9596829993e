import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { apiPaths } from '#shared/api/api-paths.ts';
import { articleSchema } from '#shared/api/article-contract.ts';
import type { createContentFactories } from '#tests/support/content-factories.ts';

/**
 * The states in which an article may be: the last one that was acknowledged, or one that was sent later and not
 * acknowledged.
 */
export interface LedgerEntry {
  readonly id: number;
  /** The title that was acknowledged last, or `undefined` if the deletion of the article was acknowledged. */
  acknowledged: string | undefined;
  /** The titles that were sent since then and not acknowledged. `undefined` means that a deletion was sent. */
  uncertain: (string | undefined)[];
}

/** The responses that all writers got. */
export interface WriterReport {
  /** Number of responses with each status. Status 0 means that the connection broke. */
  readonly statuses: Map<number, number>;
  /** The responses that the fault does not explain, that is, all failures except 503. */
  readonly problems: string[];
  /** Number of 503s without Retry-After. */
  withoutRetryAfter: number;
}

/** The server on which the writers create content, with the account that they use. */
export interface WritingPlace {
  readonly origin: string;
  readonly token: string;
  readonly make: ReturnType<typeof createContentFactories>;
  readonly categoryId: number;
  readonly tagIds: readonly number[];
}

/**
 * Sends writes to a server and records which were acknowledged. A test later compares the record with what is stored.
 */
export class WriteLedger {
  readonly entries = new Map<number, LedgerEntry>();
  readonly report: WriterReport = { statuses: new Map(), problems: [], withoutRetryAfter: 0 };
  acknowledgedWrites = 0;
  #serial = 0;

  /** Creates an article. Returns the status of the response, or 0 if the connection broke. */
  async create(place: WritingPlace, title: string, tagIds: readonly number[] = [], signal?: AbortSignal) {
    const body = await articleBody(place, title, tagIds);
    const { status, text } = await this.#send(place, 'POST', apiPaths.adminArticles, body, signal);
    if (status !== 201) return { status };
    const entry: LedgerEntry = { id: articleSchema.parse(JSON.parse(text)).id, acknowledged: title, uncertain: [] };
    this.entries.set(entry.id, entry);
    this.acknowledgedWrites += 1;
    return { status, entry };
  }

  /**
   * Creates, changes and deletes articles until the signal aborts. The title of each article contains the ids of its
   * tags. So a test can check that title and tags are from the same write.
   */
  async write(
    place: WritingPlace,
    { writers = 4, signal }: { readonly writers?: number; readonly signal: AbortSignal },
  ): Promise<void> {
    const work = async () => {
      const own: LedgerEntry[] = [];
      while (!signal.aborted) {
        this.#serial += 1;
        const tagIds = place.tagIds.filter(() => randomInt(2) === 1);
        const title = `Ledger ${this.#serial} of ${randomInt(1_000_000_000)} with ${tagIds.join(' and ') || 'none'}`;
        const former = own.length > 3 ? own[randomInt(own.length)] : undefined;
        const written = former
          ? await this.#change(place, former, { title, tagIds, isDeletion: randomInt(4) === 0, signal })
          : await this.create(place, title, tagIds, signal);
        // An article is not written again while its state is uncertain, because each further write would add a possible
        // state.
        if (former && (former.uncertain.length > 0 || former.acknowledged === undefined))
          own.splice(own.indexOf(former), 1);
        if (!former && written.entry) own.push(written.entry);
        if (!written.entry && !signal.aborted) await pause(20);
      }
    };
    await Promise.all(Array.from({ length: writers }, work));
  }

  async #change(
    place: WritingPlace,
    entry: LedgerEntry,
    { title, tagIds, isDeletion, signal }: Change,
  ): Promise<{ readonly entry?: LedgerEntry }> {
    const written = isDeletion ? undefined : title;
    entry.uncertain.push(written);
    const path = `${apiPaths.adminArticles}/${entry.id}`;
    const body = await articleBody(place, title, tagIds);
    const { status } = isDeletion
      ? await this.#send(place, 'DELETE', path, undefined, signal)
      : await this.#send(place, 'PUT', path, body, signal);
    if (status !== 200 && status !== 204) return {};
    entry.acknowledged = written;
    entry.uncertain = [];
    this.acknowledgedWrites += 1;
    return { entry };
  }

  async #send({ origin, token }: WritingPlace, method: string, path: string, body?: object, signal?: AbortSignal) {
    const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) };
    try {
      const response = await fetch(origin + path, { method, headers, body: body && JSON.stringify(body), signal });
      const { status } = response;
      const text = await response.text();
      this.#count(status);
      if (status === 503 && !response.headers.has('retry-after')) this.report.withoutRetryAfter += 1;
      if (status >= 400 && status !== 503) this.report.problems.push(`${status} ${text.slice(0, 200)}`);
      return { status, text };
    } catch {
      this.#count(0);
      return { status: 0, text: '' };
    }
  }

  #count(status: number): void {
    this.report.statuses.set(status, (this.report.statuses.get(status) ?? 0) + 1);
  }
}

interface Change {
  readonly title: string;
  readonly tagIds: readonly number[];
  readonly isDeletion: boolean;
  readonly signal: AbortSignal;
}

function articleBody({ make, categoryId }: WritingPlace, title: string, tagIds: readonly number[]) {
  return make.articleSave({ title, category_id: categoryId, tag_ids: [...tagIds], is_published: randomInt(2) === 1 });
}
