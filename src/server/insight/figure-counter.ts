import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { type FigureKind, otherName } from '#shared/insight/figure-kinds.ts';

/** How often one kind and name was counted on one day since the last write to the database. */
export interface CountedFigure {
  /** YYYY-MM-DD in the site's time zone. */
  readonly day: string;
  readonly kind: FigureKind;
  readonly name: string;
  readonly sum: number;
}

export interface FigureCounter {
  count(figure: Omit<CountedFigure, 'sum'>, times?: number): void;
  /** Returns the counts since the last call, and starts again from zero. */
  take(): CountedFigure[];
}

/** Maximum number of different counts in memory between two writes. Beyond it, new names are counted as `otherName`. */
const distinctMaximum = 5000;

export function createFigureCounter(): FigureCounter {
  let counts = new Map<string, CountedFigure>();
  return {
    count({ day, kind, name }, times = 1) {
      const known = `${day} ${kind} ${name}`;
      const isFull = counts.size >= distinctMaximum && !counts.has(known);
      const counted = isFull ? otherName : name;
      const key = isFull ? `${day} ${kind} ${otherName}` : known;
      counts.set(key, { day, kind, name: counted, sum: (counts.get(key)?.sum ?? 0) + times });
    },
    take() {
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
export function mayBeCounted(headers: IncomingHttpHeaders): boolean {
  if (headers.dnt === '1' || headers['sec-gpc'] === '1') return false;
  const agent = headers['user-agent'];
  return agent !== undefined && agent !== '' && !isbot(agent);
}
