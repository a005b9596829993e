import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Draft } from './draft-store.ts';
import type { EditorKind, StoredRecord } from './editor-kind.ts';
import { createButtonSelector, deleteButtonSelector, focusAfterDialog } from './focus-after-dialog.ts';

/**
 * An open dialog. `record` is `undefined` if the dialog creates a record. `draft` is `undefined` if the dialog does not
 * continue a draft.
 */
export interface Editing<Form, Stored> {
  /**
   * React key of the dialog. Every opening gets another key, so that no dialog starts with the state of an earlier one.
   */
  readonly key: string;
  readonly record: Stored | undefined;
  readonly draft: Draft | undefined;
  readonly draftForm: Form | undefined;
}

/**
 * Returns which dialogs of a tab are open, and the functions that open and close them. The functions that close a
 * dialog also set the focus.
 */
export function useRecordDialogs<Form extends FieldValues, Stored extends StoredRecord>(
  kind: EditorKind<Form, Stored>,
) {
  const [editing, setEditing] = useState<Editing<Form, Stored>>();
  const [deletion, setDeletion] = useState<{ record: Stored; neighbour: StoredRecord | undefined }>();

  const open = (record: Stored | undefined, draft?: Draft) => {
    const draftForm = draft && kind.formSchema.safeParse(draft.form).data;
    setEditing({ key: `${draft?.key ?? record?.id ?? 0}-${Date.now()}`, record, draft, draftForm });
  };
  return {
    editing,
    deleting: deletion?.record,
    create: () => open(undefined),
    edit: (record: Stored) => open(record),
    /**
     * Opens a dialog with the text of a draft. Its save is based on the record in the draft, so the API refuses the
     * save if someone else has changed the record since then.
     */
    takeUp: (draft: Draft) => open(kind.recordSchema.safeParse(draft.record).data, draft),
    /** Opens the dialog that deletes a row's record. After the deletion, the next row gets the focus. */
    remove: (record: Stored, rows: readonly StoredRecord[]) => {
      const index = rows.findIndex((row) => row.id === record.id);
      setDeletion({ record, neighbour: rows[index + 1] ?? rows[index - 1] });
    },
    closeEditor: () => {
      setEditing(undefined);
      focusAfterDialog(createButtonSelector);
    },
    closeDelete: () => {
      const neighbour = deletion?.neighbour;
      setDeletion(undefined);
      focusAfterDialog(...(neighbour ? [deleteButtonSelector(neighbour.id)] : []), createButtonSelector);
    },
  };
}
