import { Radio, RadioGroup } from 'react-aria-components';

export type WritingMode = 'visual' | 'html';

const key = 'bellbird-writing-mode';

/** Returns the mode that was last chosen in this browser. If none was chosen yet, returns `visual`. */
export function rememberedMode(): WritingMode {
  return localStorage.getItem(key) === 'html' ? 'html' : 'visual';
}

export function rememberMode(mode: WritingMode): void {
  localStorage.setItem(key, mode);
}

const modes: readonly { readonly id: WritingMode; readonly name: string }[] = [
  { id: 'visual', name: 'Visual' },
  { id: 'html', name: 'HTML' },
];

interface ModeSwitchProps {
  readonly mode: WritingMode;
  readonly onChange: (mode: WritingMode) => void;
}

export function ModeSwitch({ mode, onChange }: ModeSwitchProps) {
  return (
    <RadioGroup
      aria-label="Write as"
      orientation="horizontal"
      value={mode}
      onChange={(chosen) => onChange(chosen === 'html' ? 'html' : 'visual')}
      className="flex shrink-0 overflow-clip rounded-field border border-control-line bg-surface"
    >
      {modes.map(({ id, name }) => (
        <Radio
          key={id}
          value={id}
          className="flex min-h-target cursor-pointer items-center px-2.5 font-semibold text-sm outline-offset-[-4px] data-[selected]:bg-bush data-[selected]:text-on-bush data-[focus-visible]:outline-2"
        >
          {name}
        </Radio>
      ))}
    </RadioGroup>
  );
}
