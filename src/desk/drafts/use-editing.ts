import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { EditingParts, StoredRecord } from './editor-kind.ts';
import { useKeeping } from './use-keeping.ts';
import { useRecordEditor } from './use-record-editor.ts';
import { useUnsavedActions } from './use-unsaved.ts';

export type OpenEditing<Form extends FieldValues, Stored extends StoredRecord> = ReturnType<
  typeof useEditing<Form, Stored>
>;

export function useEditing<Form extends FieldValues, Stored extends StoredRecord>(parts: EditingParts<Form, Stored>) {
  const { kind, fields, form, record, pristine, draft, onTakeUp, onClose, onSaved, onStayed } = parts;
  const [offered, setOffered] = useState(parts.offered);
  const actions = useUnsavedActions(kind, onTakeUp);
  const { keeping, keyOf, finish, restart } = useKeeping({ kind, form, record, pristine, draft });
  const editor = useRecordEditor({
    kind,
    form,
    record,
    fields,
    isBehind: draft?.isBehind ?? false,
    isContinued: draft !== undefined,
    keyOf,
    onSaved: (values, stored) => {
      void finish();
      onSaved(values, stored);
    },
    ...(onStayed && {
      onStayed: (values: Form, stored: Stored) => {
        void restart();
        onStayed(values, stored);
      },
    }),
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
