import { DialogFrame } from '#dashboard/ui/dialog-frame.tsx';
import { shortcuts } from './shortcuts.ts';

/** The list of keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <DialogFrame title="Keyboard shortcuts" width="narrow" onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3 overflow-y-auto p-5 sm:p-6">
        {shortcuts.map((shortcut) => (
          <div key={shortcut.label} className="contents">
            <dt className="flex gap-1.5">
              {shortcut.keys.map((key) => (
                <kbd
                  key={key}
                  className="grid min-h-8 min-w-8 place-items-center rounded-md border border-control-line px-2 font-sans font-semibold"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{shortcut.label}</dd>
          </div>
        ))}
      </dl>
    </DialogFrame>
  );
}
