import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DialogFrame } from '#desk/ui/dialog-frame.tsx';
import { OfflineNotice } from '#desk/ui/offline-notice.tsx';
import { recordWords } from '#desk/ui/record-labels.ts';
import { EditingNotices, SaveButtons, SaveFailure } from './editing-parts.tsx';
import type { StoredRecord } from './editor-kind.ts';
import { type EditingParts, useEditing } from './use-editing.ts';

interface EditorDialogProps<Form extends FieldValues, Stored extends StoredRecord> extends EditingParts<Form, Stored> {
  readonly children: ReactNode;
}

/** The dialog that creates or edits a category or a tag. It stays open until the save succeeds. */
export function EditorDialog<Form extends FieldValues, Stored extends StoredRecord>({
  children,
  ...parts
}: EditorDialogProps<Form, Stored>) {
  const editing = useEditing(parts);
  const words = recordWords(parts.kind.noun);
  return (
    <DialogFrame
      title={parts.record ? words.edit : words.create}
      width="medium"
      isTall
      isBusy={editing.isSaving}
      onClose={parts.onClose}
    >
      <form onSubmit={editing.submit} noValidate className="flex min-h-0 flex-1 flex-col">
        <div className="min-h-0 flex-1 overflow-y-auto p-5 sm:p-6">
          <OfflineNotice />
          <div className="grid gap-5">
            <EditingNotices editing={editing} />
            {children}
          </div>
        </div>
        <footer className="grid gap-3 border-line border-t px-5 py-3 sm:px-6">
          <SaveFailure editing={editing} />
          <div className="flex flex-wrap justify-end gap-3">
            <SaveButtons editing={editing} />
          </div>
        </footer>
      </form>
    </DialogFrame>
  );
}
