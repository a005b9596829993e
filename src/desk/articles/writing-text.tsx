import { FieldError, Label, Text, TextArea, TextField } from 'react-aria-components';
import { useController } from 'react-hook-form';
import type { ArticleForm } from '#shared/api/article-contract.ts';
import { articleLabels } from '#shared/api/article-fields.ts';
import type { ArticleControl } from './article-form.ts';

/**
 * CSS classes of the texts of an article: the title looks like a heading, and the summary like the lead of an article.
 */
const looks = {
  title:
    '-mx-2 w-[calc(100%+1rem)] rounded-field border border-transparent px-2 py-1 font-bold font-display text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)] leading-tight',
  summary: 'w-full border-line border-l-3 py-1 pl-4 text-lg text-muted leading-relaxed',
  content: 'w-full rounded-field border border-control-line bg-surface px-3 py-2 min-h-[50vh]',
  address: 'w-full rounded-field border border-control-line bg-surface px-3 py-2 min-h-target',
} as const;

export function writingTextClasses(look: keyof typeof looks): string {
  return `field-sizing-content mt-1 block resize-none text-ink ${looks[look]}`;
}

type TextName = { [Name in keyof ArticleForm]: ArticleForm[Name] extends string ? Name : never }[keyof ArticleForm];

interface WritingTextProps {
  readonly control: ArticleControl;
  readonly name: TextName;
  readonly look: keyof typeof looks;
  readonly autoFocus?: boolean;
  /** Whether the text has only one line. Enter then does nothing, and a pasted line break becomes a space. */
  readonly isSingleLine?: boolean;
  readonly inputMode?: 'url';
  readonly hint?: string;
  readonly placeholder?: string;
  readonly onFocusChange?: (isFocused: boolean) => void;
}

/** A field for one text of the article. The field grows with its content. */
export function WritingText({
  control,
  name,
  look,
  isSingleLine = false,
  hint,
  placeholder,
  ...rest
}: WritingTextProps) {
  const { field, fieldState } = useController({ control, name });
  const { ref, disabled: _disabled, onChange, ...value } = field;
  const error = fieldState.error?.message;
  return (
    <TextField
      {...rest}
      {...value}
      onChange={(text) => onChange(isSingleLine ? text.replace(/[\r\n]+/g, ' ') : text)}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label className="block text-muted text-sm">{articleLabels[name]}</Label>
      <TextArea
        ref={ref}
        placeholder={placeholder}
        rows={isSingleLine ? 1 : 2}
        onKeyDown={(event) => {
          if (isSingleLine && event.key === 'Enter') event.preventDefault();
        }}
        className={`${writingTextClasses(look)} data-[invalid]:border-rata`}
      />
      {hint !== undefined && (
        <Text slot="description" className="mt-1 block text-muted text-sm">
          {hint}
        </Text>
      )}
      <FieldError className="mt-1 block font-medium text-rata text-sm">{error}</FieldError>
    </TextField>
  );
}
