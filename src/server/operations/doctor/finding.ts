/** What an examination found: fine, something to know, or a fault that needs mending. */
export interface Finding {
  /** What was looked at, in a word or two. */
  readonly name: string;
  readonly state: 'ok' | 'warning' | 'fault';
  readonly text: string;
  /** What to do; on everything that is not fine. */
  readonly advice?: string;
}

/** A finding that is fine. */
export function fine(name: string, text: string): Finding {
  return { name, state: 'ok', text };
}

/** Something to know that stops nothing. */
export function warning(name: string, text: string, advice: string): Finding {
  return { name, state: 'warning', text, advice };
}

/** Something that needs mending. */
export function fault(name: string, text: string, advice: string): Finding {
  return { name, state: 'fault', text, advice };
}
