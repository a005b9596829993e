import type { CopyState } from './copy-keeper.ts';

/** Where the typed text of an open dialog is stored. */
export interface Keeping {
  /**
   * Whether this browser has stored the text. `unchanged`: nothing was typed. `failed`: the text is only in the memory
   * of this tab.
   */
  readonly here: 'unchanged' | 'kept' | 'failed';
  readonly server: CopyState;
  /**
   * When the server last stored the text, as a timestamp in milliseconds. `undefined` if it has not stored the text
   * yet.
   */
  readonly keptAt?: number | undefined;
}

/** Returns the sentence about where the text is stored. It is empty until something is typed. */
export function keepingText({ here, server, keptAt }: Keeping, now: number): string {
  if (here === 'unchanged') return '';
  const place = here === 'kept' ? 'Kept on this computer' : 'Not kept: this browser can’t store it';
  if (server.kind === 'unreachable') {
    return here === 'kept' ? `${place}; the server can’t be reached` : `${place} and the server can’t be reached`;
  }
  if (server.kind === 'signed-out') return `${place}${here === 'kept' ? ';' : ' and'} your session has ended`;
  if (server.kind === 'refused') return `${place}${here === 'kept' ? ' only' : ''}. ${server.text}`;
  if (keptAt === undefined) return 'Keeping…';
  return `Kept ${ageText(now - keptAt)}, not on the site yet`;
}

/** Returns a duration as words. Example: "2 seconds ago". */
function ageText(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds < 2) return 'just now';
  if (seconds < 60) return `${seconds} seconds ago`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
  return 'more than an hour ago';
}
