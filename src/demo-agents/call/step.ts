import { type CallState, isOver, resume } from './call-state.ts';
import type { Filled } from './fill.ts';

/** What an action leads to: the next state, and what the agent says before its question. */
export interface Step {
  readonly state: CallState;
  readonly said: readonly string[];
  /** Whether the agent asks its question after that. */
  readonly asks: boolean;
  /** The keys of the questions that `said` answers. */
  readonly answered: readonly string[];
}

/** Returns the step to a state, after which the agent asks its question. */
export function stepTo(state: CallState, said: readonly string[] = []): Step {
  return { state, said, asks: true, answered: [] };
}

/** Returns the step after values have changed: the agent goes on with what is missing, or reads the ticket back. */
export function goOn({ state }: Pick<Filled, 'state'>, said: readonly string[] = []): Step {
  return stepTo(isOver(state) ? state : resume({ ...state, failed: 0 }), said);
}

/** Number of turns in a row without a meaning after which the agent offers a person. */
const patience = 2;

/** Returns the step after a turn that moved nothing: silence, words without a meaning, or a value that is refused. */
export function fail(state: CallState, said: readonly string[]): Step {
  const failed = state.failed + 1;
  // A caller who is offered a person, and is not understood then either, gets one.
  if (state.stage === 'offering' && failed >= 2 * patience) return stepTo({ ...state, stage: 'handed over' }, said);
  const isStuck = failed >= patience && ['asking', 'confirming', 'picking', 'cancelling'].includes(state.stage);
  return stepTo({ ...state, failed, stage: isStuck ? 'offering' : state.stage }, said);
}
