import { useState } from 'react';
import { ActionButton } from '#desk/ui/button.tsx';
import { TextInput } from '#desk/ui/text-input.tsx';

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

/** The end of a dialog that has made a link or a secret: the text, and a button that copies it. */
export function LinkToCopy({
  label,
  link,
  what = 'link',
  onClose,
}: LinkToCopyProps & { readonly what?: 'link' | 'secret' | 'token'; readonly onClose: () => void }) {
  const [done, setDone] = useState('');
  return (
    <>
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
    </>
  );
}
