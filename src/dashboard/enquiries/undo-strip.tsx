import { ActionButton } from '#dashboard/ui/button.tsx';

interface UndoStripProps {
  readonly text: string;
  readonly onUndo: () => void;
}

/** Says what has just been done, and takes it back. Stays until the next thing is done. */
export function UndoStrip({ text, onUndo }: UndoStripProps) {
  return (
    <div role="status" className="mb-4 flex animate-arrive items-center gap-3 rounded-field bg-fern py-0.5 pr-1 pl-4">
      <p className="min-w-0 flex-1 break-words">{text}</p>
      <ActionButton look="quiet" data-desk-undo onPress={onUndo}>
        Undo
      </ActionButton>
    </div>
  );
}
