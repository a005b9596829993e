import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Draft } from './draft-store.ts';
import type { EditorKind, StoredRecord } from './editor-kind.ts';
import { createButtonSelector, deleteButtonSelector, focusAfterDialog } from './focus-after-dialog.ts';

/** What an open dialog edits: a stored record or a new one, with the draft it was restored from. */
export interface Editing<Form, Stored> {
  /** Unique to each opening, so that React never reuses another dialog's state. */
  readonly key: string;
  readonly record: Stored | undefined;
  readonly draft: Draft | undefined;
  readonly draftForm: Form | undefined;
}

/** Returns which dialog of a tab is open, and functions that open and close them and restore the focus. */
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
    /** Opens a draft, based on the version of the record that was edited. */
    takeUp: (draft: Draft) => open(kind.recordSchema.safeParse(draft.record).data, draft),
    /** Opens the delete dialog of a row. After the deletion the next row gets the focus. */
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
