import { type ReactNode, useState } from 'react';
import { ActionButton } from './button.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { TextInput } from './text-input.tsx';

interface LinkToCopyProps {
  readonly label: string;
  readonly link: string;
}

export function LinkField({ label, link }: LinkToCopyProps) {
  return (
    <TextInput
      label={label}
      value={link}
      isReadOnly
      onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
    />
  );
}

/** Copies a link, or what `what` names. Returns a sentence that says whether this worked. */
export async function copyLink(link: string, what = 'link'): Promise<string> {
  try {
    await navigator.clipboard.writeText(link);
    return `The ${what} is copied.`;
  } catch {
    return `Select the ${what} and copy it.`;
  }
}

interface MadeDialogProps extends LinkToCopyProps {
  readonly title: string;
  readonly what?: 'link' | 'secret' | 'token';
  readonly onClose: () => void;
  /** What the dialog says above the link or the secret. */
  readonly children: ReactNode;
}

/** The dialog that shows a new link or secret, with a button that copies it. It is not shown again. */
export function MadeDialog({ title, label, link, what = 'link', onClose, children }: MadeDialogProps) {
  const [done, setDone] = useState('');
  return (
    <DialogFrame title={title} onClose={onClose}>
      <div className="grid gap-4 overflow-y-auto break-words p-5 sm:p-6">
        {children}
        <LinkField label={label} link={link} />
        <p role="status" className="font-semibold empty:hidden">
          {done}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <ActionButton onPress={onClose}>Done</ActionButton>
          <ActionButton look="primary" autoFocus onPress={async () => setDone(await copyLink(link, what))}>
            Copy {what}
          </ActionButton>
        </div>
      </div>
    </DialogFrame>
  );
}
