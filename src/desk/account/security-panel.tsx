import { PasskeysPanel } from './passkeys-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** The page for the safety of a person's own account: passkeys, recovery codes and sessions. */
export function SecurityPanel({ onLogout }: { readonly onLogout: () => void }) {
  return (
    <div className="grid gap-10">
      <PasskeysPanel />
      <SessionsPanel onLogout={onLogout} />
    </div>
  );
}
