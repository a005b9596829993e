import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { apiPaths } from '#domain/api-paths.ts';

/** What is known of an article that writers made: the saves that were acknowledged, and the one that may have been made. */
export interface LedgerEntry {
  readonly id: number;
  /** The newest title that was acknowledged, or nothing once its deletion was. */
  acknowledged: string | undefined;
  /** Titles, or a deletion, that were sent after it and not answered. */
  uncertain: (string | undefined)[];
}

/** What the writers saw of the server. */
export interface WriterReport {
  /** How often each status was answered; `0` for a broken connection. */
  readonly statuses: Map<number, number>;
  readonly problems: string[];
  /** 503s that did not say when to try again. */
  withoutRetryAfter: number;
}

const savedSchema = z.object({ id: z.number() });

/** A ledger of what was acknowledged, kept by the writers themselves. */
export class WriteLedger {
  readonly entries = new Map<number, LedgerEntry>();
  readonly report: WriterReport = { statuses: new Map(), problems: [], withoutRetryAfter: 0 };
  acknowledgedWrites = 0;
  #serial = 0;

  /** Writes until it is told to stop, some writers at once; a title says which tags belong to it. */
  async write(
    { origin, token, categoryId, tagIds }: WritingPlace,
    { writers = 4, signal }: { writers?: number; signal: AbortSignal },
  ): Promise<void> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const send = async (method: string, path: string, body?: object) => {
      try {
        const answer = await fetch(origin + path, { method, headers, body: body && JSON.stringify(body), signal });
        const text = await answer.text();
        this.#note(answer, text);
        return { status: answer.status, text };
      } catch {
        this.#count(0);
        return undefined;
      }
    };
    const work = async () => {
      const own: LedgerEntry[] = [];
      while (!signal.aborted) {
        this.#serial += 1;
        const tags = tagIds.filter(() => randomInt(2) === 1);
        const title = `Ledger ${this.#serial} of ${randomInt(1_000_000_000)} with ${tags.join(' and ') || 'none'}`;
        const body = {
          ...articleBody,
          title,
          category_id: categoryId,
          tag_ids: tags,
          is_published: randomInt(2) === 1,
        };
        const former = own.length > 3 ? own[randomInt(own.length)] : undefined;
        if (!former) {
          const answer = await send('POST', apiPaths.adminArticles, body);
          if (answer?.status === 201) {
            const { id } = savedSchema.parse(JSON.parse(answer.text));
            const entry: LedgerEntry = { id, acknowledged: title, uncertain: [] };
            this.entries.set(id, entry);
            own.push(entry);
            this.acknowledgedWrites += 1;
          } else if (answer === undefined || answer.status === 503) await pauseAfterFailure(signal);
          continue;
        }
        const isDeletion = randomInt(4) === 0;
        former.uncertain.push(isDeletion ? undefined : title);
        const path = `${apiPaths.adminArticles}/${former.id}`;
        const answer = await (isDeletion ? send('DELETE', path) : send('PUT', path, body));
        if (answer?.status === 200 || answer?.status === 204) {
          former.acknowledged = isDeletion ? undefined : title;
          former.uncertain = [];
          this.acknowledgedWrites += 1;
        } else {
          await pauseAfterFailure(signal);
        }
        // One that may be gone or not is left alone.
        if (former.uncertain.length > 0 || isDeletion) own.splice(own.indexOf(former), 1);
      }
    };
    await Promise.all(Array.from({ length: writers }, work));
  }

  #note(answer: Response, text: string): void {
    this.#count(answer.status);
    if (answer.status === 503 && !answer.headers.has('retry-after')) this.report.withoutRetryAfter += 1;
    if (answer.status >= 400 && answer.status !== 503)
      this.report.problems.push(`${answer.status} ${text.slice(0, 200)}`);
  }

  #count(status: number): void {
    this.report.statuses.set(status, (this.report.statuses.get(status) ?? 0) + 1);
  }
}

/** Where writers write. */
export interface WritingPlace {
  readonly origin: string;
  readonly token: string;
  readonly categoryId: number;
  readonly tagIds: readonly number[];
}

const articleBody = {
  summary: 'One of many',
  content: '<p>Text</p>',
  medium_url: null,
  publish_date: '2026-11-01',
  read_time: '5',
  is_featured: false,
};

async function pauseAfterFailure(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, 20));
}
