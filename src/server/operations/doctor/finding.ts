export interface Finding {
  readonly name: string;
  readonly state: 'ok' | 'warning' | 'fault';
  readonly text: string;
  /** What to do; set on warnings and faults. */
  readonly advice?: string;
}

export function fine(name: string, text: string): Finding {
  return { name, state: 'ok', text };
}

/** Returns a finding about something that works but may be wrong. */
export function warning(name: string, text: string, advice: string): Finding {
  return { name, state: 'warning', text, advice };
}

export function fault(name: string, text: string, advice: string): Finding {
  return { name, state: 'fault', text, advice };
}

/** Returns a number with its noun, such as `1 message` or `2 messages`. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
