import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

/** Says that the browser is offline and that no typed text is lost. Shows nothing while the browser is online. */
export function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="mb-4 flex items-center gap-3 rounded-field border border-control-line bg-fern px-4 py-2.5">
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
