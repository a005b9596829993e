import type { FieldValues } from 'react-hook-form';
import { ActionButton } from '#dashboard/ui/button.tsx';
import { type EditorFields, type EditorKind, fieldKeys, type StoredRecord } from './editor-kind.ts';
import type { Conflict } from './use-record-editor.ts';
import { VersionChoices } from './version-choices.tsx';
import type { Side } from './version-merge.ts';

interface ConflictPanelProps<Form extends FieldValues, Stored extends StoredRecord> {
  readonly kind: EditorKind<Form, Stored>;
  readonly fields: EditorFields<Form>;
  readonly conflict: Conflict<Form, Stored>;
  readonly onChoose: (choices: ReadonlyMap<keyof Form & string, Side>) => void;
}

/**
 * Shows the text that this person typed and the text that someone else saved. The person chooses one of the two for
 * each field (product 8.14).
 */
export function ConflictPanel<Form extends FieldValues, Stored extends StoredRecord>({
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
