import { Label, Radio, RadioGroup } from 'react-aria-components';
import type { FieldValues } from 'react-hook-form';
import { ActionButton } from '#dashboard/ui/button.tsx';
import { type EditorFields, type EditorKind, fieldKeys, type StoredRecord } from './editor-kind.ts';
import type { Conflict } from './use-record-editor.ts';
import type { Side } from './version-merge.ts';

interface ConflictPanelProps<Form extends FieldValues, Stored extends StoredRecord> {
  readonly kind: EditorKind<Form, Stored>;
  readonly fields: EditorFields<Form>;
  readonly conflict: Conflict<Form, Stored>;
  readonly onChoose: (choices: ReadonlyMap<keyof Form & string, Side>) => void;
}

/** Shows the saved text beside the typed text, field by field, and lets the person choose (product 8.14). */
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
      {differing.map((key) => (
        <RadioGroup
          key={key}
          value={conflict.sides.get(key) ?? 'mine'}
          onChange={(side) => onChoose(new Map([[key, side === 'theirs' ? 'theirs' : 'mine']]))}
        >
          <Label className="mb-1 block font-semibold">{fields[key].label}</Label>
          <div className="grid gap-2 sm:grid-cols-2">
            <VersionChoice side="mine" heading="What you typed" text={fields[key].show(conflict.typed)} />
            <VersionChoice side="theirs" heading="Saved meanwhile" text={fields[key].show(theirs)} />
          </div>
        </RadioGroup>
      ))}
      {differing.length > 1 && (
        <div className="flex flex-wrap gap-3">
          <ActionButton onPress={() => chooseAll('mine')}>Keep mine</ActionButton>
          <ActionButton onPress={() => chooseAll('theirs')}>Take theirs</ActionButton>
        </div>
      )}
    </section>
  );
}

function VersionChoice({
  side,
  heading,
  text,
}: {
  readonly side: Side;
  readonly heading: string;
  readonly text: string;
}) {
  return (
    <Radio
      value={side}
      className="group block min-h-target cursor-pointer rounded-field border border-control-line p-3 data-[selected]:border-bush data-[selected]:bg-fern"
    >
      <span className="flex items-center gap-2 text-muted text-sm">
        <span
          aria-hidden
          className="size-4 shrink-0 rounded-full border-2 border-control-line group-data-[selected]:border-[5px] group-data-[selected]:border-bush"
        />
        {heading}
      </span>
      <span className="mt-1 line-clamp-6 block whitespace-pre-wrap break-words">{text || '(empty)'}</span>
    </Radio>
  );
}
