import type { FieldValues } from 'react-hook-form';
import { ActionButton } from '#desk/ui/button.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { recordWords } from '#desk/ui/record-labels.ts';
import { momentOf } from '#desk/ui/site-clock.ts';
import type { UnsavedText } from './draft-store.ts';
import { type EditorFields, type EditorKind, fieldKeys, type StoredRecord } from './editor-kind.ts';
import type { OpenEditing } from './use-editing.ts';
import type { Conflict } from './use-record-editor.ts';
import { VersionChoices } from './version-choices.tsx';
import type { Side } from './version-merge.ts';

interface EditingPartProps<Form extends FieldValues, Stored extends StoredRecord> {
  readonly editing: OpenEditing<Form, Stored>;
}

/**
 * The notices above the fields of a dialog. One offers to restore an earlier draft. The other shows a conflict with
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
 * The buttons Cancel and Save. Save is never disabled, because a disabled button loses the focus. If the save fails,
 * the person needs the button again.
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

interface ConflictPanelProps<Form extends FieldValues, Stored extends StoredRecord> {
  readonly kind: EditorKind<Form, Stored>;
  readonly fields: EditorFields<Form>;
  readonly conflict: Conflict<Form, Stored>;
  readonly onChoose: (choices: ReadonlyMap<keyof Form & string, Side>) => void;
}

/**
 * Shows the text that this person typed and the text that someone else saved. The person chooses one of the two for
 * each field.
 */
function ConflictPanel<Form extends FieldValues, Stored extends StoredRecord>({
  kind,
  fields,
  conflict,
  onChoose,
}: ConflictPanelProps<Form, Stored>) {
  const theirs = kind.toForm(conflict.theirs);
  const differing = fieldKeys(fields).filter((key) => conflict.sides.has(key));
  const chooseAll = (side: Side) => onChoose(new Map(differing.map((key) => [key, side])));
  return (
    <section role="alert" className="grid gap-4 rounded-field border-2 border-wattle p-4">
      <div>
        <h3 className="text-lg">Someone else saved this {kind.noun} while you were editing</h3>
        <p className="mt-1 text-muted">
          {differing.length > 0
            ? 'Choose for each field, then save. The form below shows your choice.'
            : 'Their version says the same as yours. Save again to finish.'}
        </p>
      </div>
      <VersionChoices
        fields={fields}
        mine={conflict.typed}
        theirs={theirs}
        headings={{ mine: 'What you typed', theirs: 'Saved by someone else' }}
        sides={conflict.sides}
        onChoose={onChoose}
      />
      {differing.length > 1 && (
        <div className="flex flex-wrap gap-3">
          <ActionButton onPress={() => chooseAll('mine')}>Keep mine</ActionButton>
          <ActionButton onPress={() => chooseAll('theirs')}>Take theirs</ActionButton>
        </div>
      )}
    </section>
  );
}
