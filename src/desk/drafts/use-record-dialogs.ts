import { useCallback, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { createButtonSelector, focusAfterDialog, focusNeighbour } from '#desk/ui/focus-after-dialog.ts';
import type { Draft } from './draft-store.ts';
import type { EditorKind, StoredRecord } from './editor-kind.ts';

/** An open dialog. `record` is `undefined` for a new record, and `draft` if no draft is continued. */
export interface Editing<Form, Stored> {
  /**
   * React key of the dialog. Every opening has its own key, so that no dialog starts with the state of an earlier one.
   */
  readonly key: string;
  readonly record: Stored | undefined;
  readonly draft: Draft | undefined;
  readonly draftForm: Form | undefined;
  /** Called once the dialog is shown. Opening it ends earlier toasts, so a toast about it must come after that. */
  readonly onShown?: (() => void) | undefined;
}

/** Returns which dialogs of a tab are open, and functions that open and close them. Closing also sets the focus. */
export function useRecordDialogs<Form extends FieldValues, Stored extends StoredRecord>(
  kind: EditorKind<Form, Stored>,
) {
  const [editing, setEditing] = useState<Editing<Form, Stored>>();
  const [deletion, setDeletion] = useState<{ record: Stored; rows: readonly StoredRecord[] }>();

  const open = useCallback(
    (record: Stored | undefined, draft?: Draft, onShown?: () => void) => {
      const draftForm = draft && kind.formSchema.safeParse(draft.form).data;
      setEditing({ key: `${draft?.key ?? record?.id ?? 0}-${Date.now()}`, record, draft, draftForm, onShown });
    },
    [kind],
  );
  const edit = useCallback((record: Stored) => open(record), [open]);
  const remove = useCallback((record: Stored, rows: readonly StoredRecord[]) => {
    setDeletion({ record, rows });
  }, []);
  return {
    editing,
    deleting: deletion?.record,
    create: () => open(undefined),
    edit,
    /** Opens a dialog with the record as it is now, in place of the open one. */
    reopen: (record: Stored, onShown: () => void) => open(record, undefined, onShown),
    /**
     * Opens a dialog with the text of a draft. The dialog edits the version of the record that is stored in the draft.
     */
    takeUp: (draft: Draft) => open(kind.recordSchema.safeParse(draft.record).data, draft),
    /** Opens the dialog that deletes a row's record. After the deletion, a neighbouring row gets the focus. */
    remove,
    closeEditor: () => {
      setEditing(undefined);
      focusAfterDialog(createButtonSelector);
    },
    closeDelete: () => {
      if (deletion) focusNeighbour(deletion.rows, deletion.record.id, createButtonSelector);
      setDeletion(undefined);
    },
  };
}
