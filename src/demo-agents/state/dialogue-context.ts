import type { DemoLanguage } from '#domain/demo-languages.ts';
import type { Occasion } from '../language/occasion.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import type { Refusal } from '../slots/settle.ts';
import type { SlotValues } from '../slots/slot-values.ts';
import type { AskedQuestion, Heard } from '../understanding/understand.ts';

/** What a conversation knows besides the state it is in. */
export interface DialogueContext {
  readonly agent: DialogueAgent;
  readonly occasion: Occasion;
  readonly language: DemoLanguage;
  readonly values: SlotValues;
  /** Things for a person to read, such as an allergy, by their label on the ticket. */
  readonly notes: SlotValues;
  /** Slots in the order in which they were filled, for going back. */
  readonly filled: readonly string[];
  /** Turns in a row that were not understood, silent or rude. */
  readonly misses: number;
  /** What was heard last, so that the agent can take it up before it asks on. */
  readonly heard: Heard['type'] | 'start';
  readonly asked: readonly AskedQuestion[];
  /** Slots that the last turn filled or changed. */
  readonly fresh: readonly string[];
  /** The slot that the last turn answered, or did not. */
  readonly answered?: string | undefined;
  /** A choice of the last turn that is not to be had. */
  readonly refused?: Refusal | undefined;
  /** What the last turn was about: the slot with too much, or the agent's reason to hand over. */
  readonly concern?: string | undefined;
}
