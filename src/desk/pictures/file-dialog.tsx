import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { DialogFrame } from '#desk/ui/dialog-frame.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { useAction } from '#desk/ui/use-action.ts';
import { pictureFault } from './picture-requests.ts';

/** What the page does when the dialog of a file ends. */
export interface FileEnds {
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

interface FileDialogProps<Form extends FieldValues, Saved extends FieldValues, Answer> extends FileEnds {
  readonly title: string;
  readonly thing: string;
  readonly path: string;
  readonly queryKey: readonly string[];
  readonly form: UseFormReturn<Form, unknown, Saved>;
  readonly save: (saved: Saved) => Promise<Answer>;
  /** What a toast says after a save. */
  readonly done: (answer: Answer) => string;
  /** Another action that changes the file, such as its replacement, and its button. */
  readonly other?: { readonly isPending: boolean; readonly error: unknown };
  readonly otherButton?: (isBusy: boolean) => ReactNode;
  readonly children: ReactNode;
}

/** The dialog in which a person describes a file of a library, or deletes it. The list offers Undo afterwards. */
export function FileDialog<Form extends FieldValues, Saved extends FieldValues, Answer>(
  props: FileDialogProps<Form, Saved, Answer>,
) {
  const { title, thing, path, queryKey, form, save, done, other, otherButton, onClose, onDeleted, children } = props;
  const { api } = useDesk();
  const saving = useAction({
    send: save,
    refreshes: queryKey,
    done: (_saved, answer) => done(answer),
    onDone: onClose,
  });
  const deleting = useAction({
    send: () => api.send(path, { method: 'DELETE' }),
    refreshes: queryKey,
    onDone: onDeleted,
  });
  const error = saving.error ?? deleting.error ?? other?.error;
  const isBusy = saving.isPending || deleting.isPending || other?.isPending === true;
  return (
    <DialogFrame title={title} width="medium" isTall isBusy={isBusy} onClose={onClose}>
      <form
        noValidate
        onSubmit={form.handleSubmit((saved) => saving.mutate(saved))}
        className="flex min-h-0 flex-1 flex-col"
      >
        <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto p-5 sm:p-6">
          {children}
          {error ? <FailureNotice text={pictureFault(error)} /> : null}
        </div>
        <footer className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-line border-t px-5 py-3 sm:px-6">
          <div className="-ml-3 mr-auto flex flex-wrap">
            {otherButton?.(isBusy)}
            <ActionButton look="quiet-danger" isDisabled={isBusy} onPress={() => deleting.mutate()}>
              Delete
            </ActionButton>
          </div>
          <ActionButton isDisabled={isBusy} onPress={onClose}>
            Cancel
          </ActionButton>
          <ActionButton look="primary" type="submit" isDisabled={isBusy}>
            {saving.isPending ? 'Saving…' : `Save ${thing}`}
          </ActionButton>
        </footer>
      </form>
    </DialogFrame>
  );
}
