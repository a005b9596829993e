import { useEffect, useState } from 'react';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import type { CopyState } from './copy-keeper.ts';

/**
 * Says in the header of the article dialog where the typed text is stored. If the server cannot store the text, the
 * wavy line has another colour.
 */
export function KeepingNote({ keeping }: { readonly keeping: Keeping }) {
  const { session } = useDesk();
  const now = useNow();
  const text = keepingText(keeping, now);
  const { kind } = keeping.server;
  const isTroubled = kind === 'unreachable' || kind === 'signed-out' || kind === 'refused';
  const signIn = () => {
    session.renewal(session.token()).catch((error: unknown) => console.warn('Signing in again was given up', error));
  };
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm">
      {text && (
        <svg
          aria-hidden="true"
          viewBox="0 0 36 16"
          fill="none"
          className={`h-4 w-9 shrink-0 ${isTroubled ? 'text-rata' : 'text-wattle'}`}
        >
          <path
            d="M0 8h8l2-4 3 8 3-11 3 13 3-9 2 3h12"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      )}
      <p className={isTroubled ? 'font-semibold' : 'text-muted'}>{text}</p>
      {/* The sentence contains the age of the text and changes every second. So screen readers announce it only if
         there is a problem. */}
      <p role="status" className="sr-only">
        {isTroubled ? text : ''}
      </p>
      {kind === 'signed-out' && (
        <ActionButton look="quiet" onPress={signIn}>
          Sign in again
        </ActionButton>
      )}
    </div>
  );
}

/** Returns the current time and renders the component again every second. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

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
  return `Kept ${ageText(now - keptAt)}, not saved yet`;
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
