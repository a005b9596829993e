import type { KeptAnswer } from './kept-answer.ts';

/** How much may be kept. */
export interface StoreLimits {
  readonly bytes: number;
  readonly entries: number;
}

interface Slot {
  readonly answer: KeptAnswer;
  /** How often it was given since it came in, its forerunners' uses counted half. */
  uses: number;
  /** Whether it was given since the last time room was sought. */
  isRecent: boolean;
}

/** An answer that is no longer kept, and how much it was in use. */
export interface DroppedAnswer {
  readonly address: string;
  readonly uses: number;
}

/** Answers by canonical address, bounded in bytes and number. What nobody asked for lately goes first (second chance). */
export class AnswerStore {
  readonly #limits: StoreLimits;
  readonly #slots = new Map<string, Slot>();
  #bytes = 0;
  #evictions = 0;

  constructor(limits: StoreLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#slots.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** How many went to make room. */
  get evictions(): number {
    return this.#evictions;
  }

  /** The answer of an address, counted as used. */
  use(address: string): KeptAnswer | undefined {
    const slot = this.#slots.get(address);
    if (slot === undefined) return undefined;
    slot.uses += 1;
    slot.isRecent = true;
    return slot.answer;
  }

  /** Whether there is an answer, without counting it as used. */
  has(address: string): boolean {
    return this.#slots.has(address);
  }

  /** Keeps an answer, and makes room for it; one that alone would take most of the room is not kept. */
  put(address: string, answer: KeptAnswer, formerUses = 0): void {
    this.drop(address);
    if (answer.bytes > this.#limits.bytes / 4) return;
    this.#slots.set(address, { answer, uses: Math.floor(formerUses / 2), isRecent: false });
    this.#bytes += answer.bytes;
    this.#makeRoom();
  }

  /** Drops one answer. */
  drop(address: string): DroppedAnswer | undefined {
    const slot = this.#slots.get(address);
    if (slot === undefined) return undefined;
    this.#slots.delete(address);
    this.#bytes -= slot.answer.bytes;
    return { address, uses: slot.uses };
  }

  /** Drops every answer that a condition names. */
  dropWhere(isStale: (answer: KeptAnswer) => boolean): DroppedAnswer[] {
    const stale = [...this.#slots].filter(([, slot]) => isStale(slot.answer));
    return stale.flatMap(([address]) => this.drop(address) ?? []);
  }

  #makeRoom(): void {
    for (const [address, slot] of this.#slots) {
      if (this.#bytes <= this.#limits.bytes && this.#slots.size <= this.#limits.entries) return;
      if (slot.isRecent) {
        // Another round: it goes to the end of the line.
        slot.isRecent = false;
        this.#slots.delete(address);
        this.#slots.set(address, slot);
      } else {
        this.drop(address);
        this.#evictions += 1;
      }
    }
  }
}
