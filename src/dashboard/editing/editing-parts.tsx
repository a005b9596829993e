import type { FieldValues } from 'react-hook-form';
import { recordWords } from '#dashboard/record-words.ts';
import { ActionButton } from '#dashboard/ui/button.tsx';
import { FailureNotice } from '#dashboard/ui/notice.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import type { StoredRecord } from './editor-kind.ts';
import { momentOf } from './keeping-words.ts';
import type { OpenEditing } from './use-editing.ts';
import type { UnsavedText } from './use-unsaved.ts';

interface EditingPartProps<Form extends FieldValues, Stored extends StoredRecord> {
  readonly editing: OpenEditing<Form, Stored>;
}

/**
 * The notices above the fields of a dialog: one offers a draft that can be restored, the other shows a conflict with
 * another person's save.
 */
export function EditingNotices<Form extends FieldValues, Stored extends StoredRecord>({
  editing,
}: EditingPartProps<Form, Stored>) {
  const { kind, fields, state, offered, choose } = editing;
  return (
    <>
      {offered && <DraftOffer text={offered.text} onTakeUp={offered.takeUp} onDiscard={offered.discard} />}
      {state.kind === 'conflict' && (
        <ConflictPanel kind={kind} fields={fields} conflict={state.conflict} onChoose={choose} />
      )}
    </>
  );
}

/** Says why the last save failed. */
export function SaveFailure<Form extends FieldValues, Stored extends StoredRecord>({
  editing,
}: EditingPartProps<Form, Stored>) {
  const { kind, state, isSaving, submitAsNew } = editing;
  if (state.kind === 'failed') return <FailureNotice text={state.text} />;
  if (state.kind !== 'gone') return null;
  return (
    <FailureNotice text={`This ${kind.noun} was deleted while you were editing. What you typed is still here.`}>
      <ActionButton isPending={isSaving} onPress={() => submitAsNew()}>
        Save as new
      </ActionButton>
    </FailureNotice>
  );
}

/**
 * The buttons Cancel and Save. Save is never disabled, because a disabled button loses the focus, and the person needs
 * it again if the save fails.
 */
export function SaveButtons<Form extends FieldValues, Stored extends StoredRecord>({
  editing,
}: EditingPartProps<Form, Stored>) {
  const { kind, isSaving, close } = editing;
  return (
    <>
      <ActionButton onPress={close} isDisabled={isSaving}>
        Cancel
      </ActionButton>
      <ActionButton look="primary" type="submit" isPending={isSaving}>
        {isSaving ? 'Saving...' : recordWords(kind.noun).save}
      </ActionButton>
    </>
  );
}

interface DraftOfferProps {
  readonly text: UnsavedText;
  readonly onTakeUp: () => void;
  readonly onDiscard: () => void;
}

function DraftOffer({ text, onTakeUp, onDiscard }: DraftOfferProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-field bg-fern py-1 pr-1 pl-4">
      <p className="min-w-0 flex-1 basis-60 py-1">
        What you typed at {momentOf(text.savedAt)} was not saved. It can replace what the fields hold now.
      </p>
      <ActionButton look="quiet" onPress={onTakeUp}>
        Use what I typed
      </ActionButton>
      <ActionButton look="quiet" onPress={onDiscard}>
        Discard
      </ActionButton>
    </div>
  );
}
