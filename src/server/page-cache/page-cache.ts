import type { ContentTopic } from '../content-changes/content-topic.ts';
import { recordTopics } from '../content-changes/read-topics.ts';
import { AnswerStore, type DroppedAnswer, type StoreLimits } from './answer-store.ts';
import { freshnessOf } from './freshness.ts';
import { type KeptAnswer, prepareAnswer } from './kept-answer.ts';
import { mayBeKept, type RenderedAnswer } from './rendered-answer.ts';

/** What the cache is made of. */
export interface PageCacheParts {
  /** Asks the router for a canonical address, without any header of a visitor. */
  readonly render: (address: string) => Promise<RenderedAnswer>;
  readonly now: () => Date;
  readonly siteTimeZone: string;
  readonly limits: StoreLimits;
}

/**
 * An answer to give: one that lies ready, or one of this moment that is not kept. Nothing, where the answer that was
 * waited for turns out to be for one visitor alone: everyone else then asks the router.
 */
export type CacheOutcome =
  | { readonly kind: 'kept'; readonly answer: KeptAnswer }
  | { readonly kind: 'passing'; readonly rendered: RenderedAnswer }
  | { readonly kind: 'nothing' };

/** Counts since the start, and what is kept now. */
export interface PageCacheFigures {
  readonly renders: number;
  readonly evictions: number;
  readonly entries: number;
  readonly bytes: number;
}

/** One render under way, for everyone who asks for its address meanwhile. */
interface Flight {
  readonly topics: Set<ContentTopic>;
  readonly outcome: Promise<CacheOutcome>;
  /** Whether something it had begun to read has changed since: its outcome is only for those who asked before that. */
  isOvertaken: boolean;
}

/**
 * Answers by canonical address. One render serves everyone who asks meanwhile, and what a render began to read before
 * a change is never kept after it.
 */
export class PageCache {
  readonly #parts: PageCacheParts;
  readonly #store: AnswerStore;
  readonly #flights = new Map<string, Flight>();
  /** Flights that are not to be joined any more still have to hear of changes. */
  readonly #underWay = new Set<Flight>();
  #renders = 0;

  constructor(parts: PageCacheParts) {
    this.#parts = parts;
    this.#store = new AnswerStore(parts.limits);
  }

  /** The answer that lies ready for a canonical address and is good now. */
  find(address: string): KeptAnswer | undefined {
    const answer = this.#store.use(address);
    if (answer !== undefined && answer.freshUntil <= this.#parts.now().getTime()) {
      this.#store.drop(address);
      return undefined;
    }
    return answer;
  }

  /** Whether an answer is kept, good or not; asking does not count as use. */
  has(address: string): boolean {
    return this.#store.has(address);
  }

  /** Whether somebody waits for a render. */
  isRendering(): boolean {
    return this.#underWay.size > 0;
  }

  /** The answer of a canonical address: the one that is kept, or rendered now, or by whoever asked first. */
  async fetch(address: string, formerUses = 0): Promise<CacheOutcome> {
    const answer = this.find(address);
    if (answer !== undefined) return { kind: 'kept', answer };
    const joined = this.#flights.get(address);
    if (joined) {
      const outcome = await joined.outcome;
      return outcome.kind === 'passing' && outcome.rendered.status < 300 ? { kind: 'nothing' } : outcome;
    }
    const flight: Flight = {
      topics: new Set(),
      // The render begins once the flight is known, so that no change can fall in between.
      outcome: Promise.resolve().then(() => this.#fly(address, flight, formerUses)),
      isOvertaken: false,
    };
    this.#flights.set(address, flight);
    this.#underWay.add(flight);
    return flight.outcome;
  }

  /** Drops what was made of changed content, kept or under way; gives what was kept of it. */
  invalidate(changed: readonly ContentTopic[]): DroppedAnswer[] {
    const concerns = (topics: ReadonlySet<ContentTopic>) => changed.some((topic) => topics.has(topic));
    for (const flight of this.#underWay) if (concerns(flight.topics)) flight.isOvertaken = true;
    for (const [address, flight] of this.#flights) if (flight.isOvertaken) this.#flights.delete(address);
    return this.#store.dropWhere((answer) => concerns(answer.topics));
  }

  /** How it does. */
  figures(): PageCacheFigures {
    const { evictions, size: entries, bytes } = this.#store;
    return { renders: this.#renders, evictions, entries, bytes };
  }

  async #fly(address: string, flight: Flight, formerUses: number): Promise<CacheOutcome> {
    const { render, now, siteTimeZone } = this.#parts;
    this.#renders += 1;
    try {
      const freshness = freshnessOf(address, now(), siteTimeZone);
      const rendered = await recordTopics(flight.topics, () => render(address));
      if (!mayBeKept(rendered)) return { kind: 'passing', rendered };
      const answer = prepareAnswer(rendered, flight.topics, freshness);
      if (!flight.isOvertaken) this.#store.put(address, answer, formerUses);
      return { kind: 'kept', answer };
    } finally {
      this.#underWay.delete(flight);
      if (this.#flights.get(address) === flight) this.#flights.delete(address);
    }
  }
}
