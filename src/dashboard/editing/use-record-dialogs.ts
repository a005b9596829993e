import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Draft } from './draft-store.ts';
import type { EditorKind, StoredRecord } from './editor-kind.ts';
import { createButtonSelector, deleteButtonSelector, focusAfterDialog } from './focus-after-dialog.ts';

/** What an open editor stands on: a record or a new one, as stored or as a draft left it. */
export interface Editing<Form, Stored> {
  /** One for each opening, so that a dialog never takes over another's state. */
  readonly key: string;
  readonly record: Stored | undefined;
  readonly draft: Draft | undefined;
  readonly draftForm: Form | undefined;
}

/** Which dialog of a tab is open, and where the focus goes when it closes. */
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
    /** Goes on with a draft, on the version of the record that it was begun on. */
    takeUp: (draft: Draft) => open(kind.recordSchema.safeParse(draft.record).data, draft),
    /** Asks whether to delete a row; its neighbour gets the focus when it is gone. */
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
