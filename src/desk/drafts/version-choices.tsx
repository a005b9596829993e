import { Radio, RadioGroup } from 'react-aria-components';
import { delClasses, findTextDifference, insClasses, TextDifference } from '#desk/articles/version-difference.tsx';
import type { Side } from './version-merge.ts';

/** A field that two people changed, with the text of each, and which of them this person has chosen. */
export interface VersionChoice {
  readonly label: string;
  readonly texts: Readonly<Record<Side, string>>;
  readonly side: Side;
  readonly onChoose: (side: Side) => void;
}

interface VersionChoicesProps {
  readonly choices: readonly VersionChoice[];
  /** Name of the other person, if it is known. */
  readonly name: string | undefined;
}

/** Shows how the two texts of each field differ, word by word. This person chooses one of them. */
export function VersionChoices({ choices, name = 'someone else' }: VersionChoicesProps) {
  return (
    <>
      <p className="text-sm">
        <ins className={insClasses}>Only in yours</ins> <del className={delClasses}>Only in what {name} has</del>
      </p>
      {choices.map((choice) => (
        <FieldChoice key={choice.label} {...choice} name={name} />
      ))}
    </>
  );
}

function FieldChoice({ label, texts, side, onChoose, name }: VersionChoice & { readonly name: string }) {
  const hasSameWords = texts.mine === texts.theirs;
  return (
    <div className="grid gap-2">
      {hasSameWords ? (
        <p>
          <span className="font-semibold">{label}:</span> the words are the same. The formatting, links or pictures
          differ.
        </p>
      ) : (
        <TextDifference name={label} paragraphs={findTextDifference(linesOf(texts.theirs), linesOf(texts.mine))} />
      )}
      <RadioGroup
        aria-label={label}
        value={side}
        onChange={(chosen) => onChoose(chosen === 'theirs' ? 'theirs' : 'mine')}
        className="flex flex-wrap gap-2"
      >
        <Choice side="mine" text="Keep yours" />
        <Choice side="theirs" text={`Take what ${name} has`} />
      </RadioGroup>
    </div>
  );
}

function linesOf(text: string): string[] {
  return (text || '(empty)').split('\n');
}

function Choice({ side, text }: { readonly side: Side; readonly text: string }) {
  return (
    <Radio
      value={side}
      className="group flex min-h-target cursor-pointer items-center gap-2 rounded-field border border-control-line px-3 py-2 data-[selected]:border-bush data-[selected]:bg-fern"
    >
      <span
        aria-hidden
        className="size-4 shrink-0 rounded-full border-2 border-control-line group-data-[selected]:border-[5px] group-data-[selected]:border-bush"
      />
      <span className="min-w-0 break-words">{text}</span>
    </Radio>
  );
}
