import { Label, Radio, RadioGroup } from 'react-aria-components';
import type { FieldValues } from 'react-hook-form';
import { type EditorFields, fieldKeys } from './editor-kind.ts';
import { fromDifference, type Side } from './version-merge.ts';

interface VersionChoicesProps<Form extends FieldValues> {
  readonly fields: EditorFields<Form>;
  readonly mine: Form;
  readonly theirs: Form;
  readonly headings: Readonly<Record<Side, string>>;
  readonly sides: ReadonlyMap<keyof Form & string, Side>;
  readonly onChoose: (choices: ReadonlyMap<keyof Form & string, Side>) => void;
}

/** Shows, side by side, the two texts of each field that differs. The person chooses one of them. */
export function VersionChoices<Form extends FieldValues>({
  fields,
  mine,
  theirs,
  headings,
  sides,
  onChoose,
}: VersionChoicesProps<Form>) {
  return fieldKeys(fields)
    .filter((key) => sides.has(key))
    .map((key) => ({ key, texts: fromDifference(fields[key].show(mine), fields[key].show(theirs)) }))
    .map(({ key, texts }) => (
      <RadioGroup
        key={key}
        value={sides.get(key) ?? 'mine'}
        onChange={(side) => onChoose(new Map([[key, side === 'theirs' ? 'theirs' : 'mine']]))}
      >
        <Label className="mb-1 block font-semibold">{fields[key].label}</Label>
        <div className="grid gap-2 sm:grid-cols-2">
          <VersionChoice side="mine" heading={headings.mine} text={texts.mine} />
          <VersionChoice side="theirs" heading={headings.theirs} text={texts.theirs} />
        </div>
      </RadioGroup>
    ));
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
      <span className="mt-1 line-clamp-6 whitespace-pre-wrap break-words">{text || '(empty)'}</span>
    </Radio>
  );
}
