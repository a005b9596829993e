import { Info, TriangleAlert, WifiOff } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { ActionButton } from './button.tsx';

/** A failure message beside the part of the page that failed. Screen readers announce it at once. */
export function FailureNotice({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <div role="alert" className="flex gap-x-3 rounded-field bg-rata-tint px-4 py-2.5 text-ink sm:items-center">
      <TriangleAlert aria-hidden className="size-5 shrink-0 text-rata max-sm:mt-0.5" strokeWidth={1.75} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <p className="min-w-0 flex-1 basis-60 break-words font-medium">{text}</p>
        {children}
      </div>
    </div>
  );
}

interface LoadFailureProps {
  readonly text: string;
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** A failure message in place of data that could not be fetched, with a button that fetches them again. */
export function LoadFailure({ text, query: { isFetching, refetch } }: LoadFailureProps) {
  return (
    <FailureNotice text={text}>
      <ActionButton look="quiet-danger" isPending={isFetching} onPress={() => void refetch()}>
        {isFetching ? 'Trying…' : 'Try Again'}
      </ActionButton>
    </FailureNotice>
  );
}

const severities = {
  error: { Icon: TriangleAlert, look: 'text-rata' },
  warning: { Icon: TriangleAlert, look: 'text-caution' },
  info: { Icon: Info, look: 'text-bush' },
} as const;

export type Severity = keyof typeof severities;

export function SeverityIcon({ severity }: { readonly severity: Severity }) {
  const { Icon, look } = severities[severity];
  return <Icon aria-hidden className={`size-5 shrink-0 ${look}`} strokeWidth={1.75} />;
}

export const noticeFrame = 'mb-3 rounded-field border border-line';

/** A notice at the top of a page: how serious it is, what is so, and what to do about it. */
export function PageNotice({ severity, children }: { readonly severity: Severity; readonly children: ReactNode }) {
  return (
    <div
      className={`${noticeFrame} flex items-start gap-2 p-2 pl-3 text-sm ${severity === 'warning' ? 'bg-(--wattle-tint)' : 'bg-surface'}`}
    >
      <SeverityIcon severity={severity} />
      <p className="min-w-0 flex-1 text-pretty break-words [&_a]:-my-0.5 [&_a]:text-bush">{children}</p>
    </div>
  );
}

/** Says what was just done, with a button that undoes it. */
export function UndoStrip({ text, onUndo }: { readonly text: string; readonly onUndo: () => void }) {
  return (
    <div role="status" className="mb-4 flex animate-arrive items-center gap-3 rounded-field bg-shade py-0.5 pr-1 pl-4">
      <p className="min-w-0 flex-1 break-words">{text}</p>
      <ActionButton look="quiet" onPress={onUndo}>
        Undo
      </ActionButton>
    </div>
  );
}

/** Says that the browser is offline and that no typed text is lost. Shows nothing while the browser is online. */
export function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="mb-4 flex items-center gap-3 rounded-field bg-shade px-4 py-2.5">
          <WifiOff aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
          You are offline. What you type is kept here. Save it when you’re back online.
        </p>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}
