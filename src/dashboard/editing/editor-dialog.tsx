import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDesk } from '#dashboard/desk-context.ts';
import { recordWords } from '#dashboard/record-words.ts';
import { OfflineNotice } from '#dashboard/session/offline-notice.tsx';
import { ActionButton } from '#dashboard/ui/button.tsx';
import { DialogFrame } from '#dashboard/ui/dialog-frame.tsx';
import { FailureNotice } from '#dashboard/ui/notice.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import type { Draft } from './draft-store.ts';
import { type EditorFields, type EditorKind, fieldKeys, type StoredRecord } from './editor-kind.ts';
import { useDraftKeeping } from './use-draft-keeping.ts';
import { useRecordEditor } from './use-record-editor.ts';

interface EditorDialogProps<Form extends FieldValues, Stored extends StoredRecord> {
  readonly kind: EditorKind<Form, Stored>;
  readonly fields: EditorFields<Form>;
  readonly form: UseFormReturn<Form, unknown, Form>;
  readonly record: Stored | undefined;
  /** The form before any change and before a draft was restored. */
  readonly pristine: Form;
  /** The draft that this dialog was opened from. */
  readonly draft: Draft | undefined;
  /** A draft of the same record that the person can restore. */
  readonly offered?: Draft | undefined;
  readonly onTakeUp: (draft: Draft) => void;
  readonly onClose: () => void;
  readonly onSaved: (form: Form) => void;
  readonly children: ReactNode;
}

/** The dialog that creates or edits a record. It stays open until the save succeeds (product 8.11). */
export function EditorDialog<Form extends FieldValues, Stored extends StoredRecord>(
  props: EditorDialogProps<Form, Stored>,
) {
  const { kind, fields, form, record, pristine, draft, children, onClose } = props;
  const { drafts } = useDesk();
  const words = recordWords(kind.noun);
  const [offered, setOffered] = useState(props.offered);
  const dropDraft = useDraftKeeping({ kind, form, record, pristine, draftKey: draft?.key });
  const editor = useRecordEditor({
    kind,
    form,
    record,
    keys: fieldKeys(fields),
    onSaved: (values) => {
      dropDraft();
      props.onSaved(values);
    },
  });
  const { state, isSaving } = editor;

  return (
    <DialogFrame
      title={record ? words.edit : words.create}
      width={kind.noun === 'article' ? 'wide' : 'medium'}
      isTall
      isBusy={isSaving}
      onClose={onClose}
    >
      <form onSubmit={editor.submit} noValidate className="flex min-h-0 flex-1 flex-col">
        <div className="min-h-0 flex-1 overflow-y-auto p-5 sm:p-6">
          <OfflineNotice />
          <div className="grid gap-5">
            {offered && (
              <DraftOffer
                draft={offered}
                onTakeUp={() => props.onTakeUp(offered)}
                onDiscard={() => {
                  drafts.drop(offered.key);
                  setOffered(undefined);
                }}
              />
            )}
            {state.kind === 'conflict' && (
              <ConflictPanel kind={kind} fields={fields} conflict={state.conflict} onChoose={editor.choose} />
            )}
            {children}
          </div>
        </div>
        <footer className="grid gap-3 border-line border-t px-5 py-3 sm:px-6">
          {state.kind === 'failed' && <FailureNotice text={state.text} />}
          {state.kind === 'gone' && (
            <FailureNotice text={`This ${kind.noun} was deleted while you were editing. What you typed is still here.`}>
              <ActionButton isDisabled={isSaving} onPress={() => editor.submitAsNew()}>
                Save as new
              </ActionButton>
            </FailureNotice>
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <ActionButton onPress={onClose} isDisabled={isSaving}>
              Cancel
            </ActionButton>
            <ActionButton look="primary" type="submit" isDisabled={isSaving}>
              {isSaving ? 'Saving...' : words.save}
            </ActionButton>
          </div>
        </footer>
      </form>
    </DialogFrame>
  );
}

interface DraftOfferProps {
  readonly draft: Draft;
  readonly onTakeUp: () => void;
  readonly onDiscard: () => void;
}

function DraftOffer({ draft, onTakeUp, onDiscard }: DraftOfferProps) {
  const time = new Date(draft.savedAt).toLocaleTimeString('en-NZ', { timeStyle: 'short' });
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-field bg-fern py-1 pr-1 pl-4">
      <p className="min-w-0 flex-1 basis-60 py-1">What you typed at {time} was not saved.</p>
      <ActionButton look="quiet" onPress={onTakeUp}>
        Restore
      </ActionButton>
      <ActionButton look="quiet" onPress={onDiscard}>
        Discard
      </ActionButton>
    </div>
  );
}
