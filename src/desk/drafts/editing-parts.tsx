import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ActionButton } from '#desk/ui/button.tsx';
import { lazyPart } from '#desk/ui/lazy-place.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { type Noun, recordWords } from '#desk/ui/record-labels.ts';
import { momentOf } from '#desk/ui/site-clock.ts';
import type { UnsavedText } from './draft-store.ts';
import { type EditorFields, fieldKeys, type StoredRecord } from './editor-kind.ts';
import { type Conflict, type OpenEditing, otherTab } from './use-record-editor.ts';
import type { Merge, Side } from './version-merge.ts';

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
        <ConflictPanel noun={kind.noun} fields={fields} conflict={state.conflict} onChoose={choose} />
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
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-field bg-shade py-1 pr-1 pl-4">
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

const VersionChoices = lazyPart(async () => (await import('./version-choices.tsx')).VersionChoices, {
  failure: 'The difference could not be loaded.',
});

interface FieldChoicesProps<Form extends FieldValues> extends Pick<Merge<Form>, 'versions' | 'sides'> {
  readonly fields: EditorFields<Form>;
  readonly name: string | undefined;
  readonly onChoose: (choices: ReadonlyMap<keyof Form & string, Side>) => void;
}

/** Shows the fields that two people changed, in the order of the form, and a button for all of them. */
export function FieldChoices<Form extends FieldValues>({
  fields,
  versions,
  sides,
  name,
  onChoose,
}: FieldChoicesProps<Form>) {
  const choices = fieldKeys(fields).flatMap((key) => {
    const { label, show } = fields[key];
    const side = sides.get(key);
    const texts = { mine: show(versions.mine), theirs: show(versions.theirs) };
    return side ? [{ label, texts, side, onChoose: (chosen: Side) => onChoose(new Map([[key, chosen]])) }] : [];
  });
  const chooseAll = (side: Side) => onChoose(new Map([...sides.keys()].map((key) => [key, side])));
  return (
    <>
      <VersionChoices choices={choices} name={name} />
      {choices.length > 1 && (
        <div className="flex flex-wrap gap-3">
          <ActionButton onPress={() => chooseAll('mine')}>Keep all of yours</ActionButton>
          <ActionButton onPress={() => chooseAll('theirs')}>Take all of theirs</ActionButton>
        </div>
      )}
    </>
  );
}

interface ConflictPanelProps<Form extends FieldValues> {
  readonly noun: Noun;
  readonly fields: EditorFields<Form>;
  readonly conflict: Conflict<Form>;
  readonly onChoose: (choices: ReadonlyMap<keyof Form & string, Side>) => void;
}

/**
 * Shows what this person and someone else both changed. The person chooses a text for each field. Everything that only
 * one of them changed is merged already.
 */
function ConflictPanel<Form extends FieldValues>({ noun, fields, conflict, onChoose }: ConflictPanelProps<Form>) {
  const panel = useRef<HTMLElement>(null);
  const { versions, name = 'Someone else' } = conflict;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later save can meet another conflict.
  useEffect(() => panel.current?.focus(), [versions]);
  return (
    <section
      ref={panel}
      role="alert"
      tabIndex={-1}
      className="scroll-mt-4 grid gap-4 rounded-field border-2 border-wattle p-4"
    >
      <div>
        <h3 className="text-lg">
          {name === otherTab
            ? `You saved this ${noun} in another tab`
            : `${name} saved this ${noun} while you were editing`}
        </h3>
        <p className="mt-1 text-muted">
          {conflict.sides.size > 0
            ? 'Choose below, then save. Everything else from both is in the form already.'
            : 'What was saved says the same as yours. Save again to finish.'}
        </p>
      </div>
      <FieldChoices fields={fields} {...conflict} onChoose={onChoose} />
    </section>
  );
}
