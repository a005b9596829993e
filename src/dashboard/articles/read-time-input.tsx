import { type Ref, useState } from 'react';
import { TextInput } from '#dashboard/ui/text-input.tsx';
import { readTime } from '#domain/business-constants.ts';
import { acceptReadTime } from './article-form.ts';

interface ReadTimeInputProps {
  readonly value: number;
  readonly onChange: (minutes: number) => void;
  readonly onBlur: () => void;
  readonly error?: string | undefined;
  readonly inputRef: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/**
 * Read time in minutes. An edit is accepted only if it parses to an integer above 0, otherwise ignored (specification
 * 5). The field may be empty while a person retypes it; left empty, it shows the accepted number again.
 */
export function ReadTimeInput({ value, onChange, onBlur, error, inputRef }: ReadTimeInputProps) {
  const [isCleared, setIsCleared] = useState(false);
  return (
    <TextInput
      label="Read Time (minutes)"
      type="number"
      inputMode="numeric"
      range={{ min: readTime.minimum, max: readTime.maximum, step: 1 }}
      value={isCleared ? '' : String(value)}
      onChange={(typed) => {
        setIsCleared(typed === '');
        const minutes = acceptReadTime(typed);
        if (minutes !== undefined) onChange(minutes);
      }}
      onBlur={() => {
        setIsCleared(false);
        onBlur();
      }}
      error={error}
      inputRef={inputRef}
    />
  );
}
