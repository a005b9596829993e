import { useEffect, useState } from 'react';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { type Keeping, keepingText } from './keeping-labels.ts';

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
