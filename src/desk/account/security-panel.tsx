import { PasskeysPanel } from './passkeys-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

export function SecurityPanel({ onLogout }: { readonly onLogout: () => void }) {
  return (
    <div className="grid gap-10">
      <PasskeysPanel />
      <SessionsPanel onLogout={onLogout} />
    </div>
  );
}
