/** A stretch of the day. */
export type DayPart = 'morning' | 'afternoon' | 'evening';

/** A time that was mentioned, as far as it was said. */
export type TimeMention =
  | { readonly type: 'clock'; readonly hour: number; readonly minute: number; readonly half?: 'am' | 'pm' | '24' }
  | { readonly type: 'part'; readonly part: DayPart }
  /** In an hour, 半小时后, 30분 뒤. */
  | { readonly type: 'wait'; readonly minutes: number };

/** What a pattern caught, by name. */
export type Groups = Readonly<Record<string, string>>;

/** One way of saying a time. */
export interface TimePattern {
  readonly pattern: RegExp;
  readonly read: (groups: Groups) => TimeMention | undefined;
}

const halfOf = (said: string | undefined) => {
  if (!said) return {};
  return { half: said.startsWith('a') ? 'am' : 'pm' } as const;
};
/** A time by the clock, or nothing where there is no such time. */
export const clock = (hour: number, minute: number, half?: string): TimeMention | undefined => {
  if (hour > 24 || minute > 59 || (half && (hour > 12 || hour === 0))) return undefined;
  return { type: 'clock', hour: hour % 24, minute, ...halfOf(half) };
};
/** Reads a stretch of the day. */
export const part = (value: DayPart) => (): TimeMention => ({ type: 'part', part: value });
/** Twelve in the day. */
export const noon = (): TimeMention => ({ type: 'clock', hour: 12, minute: 0, half: 'pm' });
/** Twelve at night. */
export const midnight = (): TimeMention => ({ type: 'clock', hour: 12, minute: 0, half: 'am' });
