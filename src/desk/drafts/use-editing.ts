import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Draft } from './draft-store.ts';
import { type EditorFields, type EditorKind, fieldKeys, type StoredRecord } from './editor-kind.ts';
import { useKeeping } from './use-keeping.ts';
import { useRecordEditor } from './use-record-editor.ts';
import { type UnsavedText, useUnsavedActions } from './use-unsaved.ts';

export interface EditingParts<Form extends FieldValues, Stored extends StoredRecord> {
  readonly kind: EditorKind<Form, Stored>;
  readonly fields: EditorFields<Form>;
  readonly form: UseFormReturn<Form, unknown, Form>;
  readonly record: Stored | undefined;
  /** The form's values before any change: the values of the stored record, or the values of a new record. */
  readonly pristine: Form;
  /** The draft with which this dialog was opened, if any. */
  readonly draft: Draft | undefined;
  /** An earlier unsaved text of the same record. The dialog offers to restore it. */
  readonly offered?: UnsavedText | undefined;
  readonly onTakeUp: (draft: Draft) => void;
  readonly onClose: () => void;
  /** `stored` is the record from the response, or `undefined` if the response could not be read. */
  readonly onSaved: (form: Form, stored: Stored | undefined) => void;
}

export type OpenEditing<Form extends FieldValues, Stored extends StoredRecord> = ReturnType<
  typeof useEditing<Form, Stored>
>;

/** Stores the typed text of a dialog as a draft, and saves the record. */
export function useEditing<Form extends FieldValues, Stored extends StoredRecord>(parts: EditingParts<Form, Stored>) {
  const { kind, fields, form, record, pristine, draft, onTakeUp, onClose, onSaved } = parts;
  const [offered, setOffered] = useState(parts.offered);
  const actions = useUnsavedActions(kind, onTakeUp);
  const { keeping, keyOf, finish } = useKeeping({ kind, form, record, pristine, draft });
  const editor = useRecordEditor({
    kind,
    form,
    record,
    keys: fieldKeys(fields),
    isBehind: draft?.isBehind ?? false,
    isContinued: draft !== undefined,
    keyOf,
    onSaved: (values, stored) => {
      void finish();
      onSaved(values, stored);
    },
  });
  return {
    ...editor,
    kind,
    fields,
    keeping,
    offered: offered && {
      text: offered,
      takeUp: () => actions.open.mutate(offered),
      discard: () => {
        actions.discard.mutate(offered);
        setOffered(undefined);
      },
    },
    close: onClose,
  };
}
