import { useState } from 'react';
import { ActionButton } from '#desk/ui/button.tsx';
import { TextInput } from '#desk/ui/text-input.tsx';

interface LinkToCopyProps {
  /** Full name of the person who gets the link. */
  readonly name: string;
  readonly link: string;
  readonly onClose: () => void;
}

/** The end of a dialog that has made a link for a person: the link, and a button that copies it. */
export function LinkToCopy({ name, link, onClose }: LinkToCopyProps) {
  const [done, setDone] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setDone('The link is copied.');
    } catch {
      setDone('Select the link and copy it.');
    }
  };
  return (
    <>
      <TextInput
        label={`Link for ${name}`}
        value={link}
        isReadOnly
        onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
      />
      <p role="status" className="font-semibold empty:hidden">
        {done}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <ActionButton onPress={onClose}>Done</ActionButton>
        <ActionButton look="primary" autoFocus onPress={copy}>
          Copy link
        </ActionButton>
      </div>
    </>
  );
}
