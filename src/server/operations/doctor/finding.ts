/** What a check has found. */
export interface Observation {
  readonly state: 'ok' | 'warning' | 'fault';
  readonly text: string;
  /** What to do; set on warnings and faults. */
  readonly advice?: string;
}

/** What a check with this name has found. */
export interface Finding extends Observation {
  readonly name: string;
}

export function fine(text: string): Observation {
  return { state: 'ok', text };
}

/** Returns an observation of something that works but may be wrong. */
export function warning(text: string, advice: string): Observation {
  return { state: 'warning', text, advice };
}

export function fault(text: string, advice: string): Observation {
  return { state: 'fault', text, advice };
}

/** Returns a number with its noun, such as `1 message` or `2 messages`. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
