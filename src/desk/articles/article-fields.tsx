import { type Ref, type RefObject, useState } from 'react';
import { useController } from 'react-hook-form';
import { ActionButton } from '#desk/ui/button.tsx';
import { CheckField } from '#desk/ui/check-field.tsx';
import { DateInput } from '#desk/ui/date-input.tsx';
import { TextInput } from '#desk/ui/text-input.tsx';
import { articleLabels, articleMessages } from '#shared/api/article-fields.ts';
import { formatReadTime } from '#shared/rules/article-presentation.ts';
import { readTime } from '#shared/rules/business-constants.ts';
import { type ArticleControl, acceptReadTime } from './article-form.ts';
import { TagPicker } from './tag-picker.tsx';

export function PublishDateControl({ control }: { readonly control: ArticleControl }) {
  const { field, fieldState } = useController({ control, name: 'publish_date' });
  const { ref, disabled: _disabled, name: _name, ...value } = field;
  return <DateInput label={articleLabels.publish_date} {...value} inputRef={ref} error={fieldState.error?.message} />;
}

interface ReadTimeControlProps {
  readonly control: ArticleControl;
  readonly counted: number | undefined;
}

/** The field for an article's reading time. It suggests the counted time, but uses it only when a person accepts it. */
export function ReadTimeControl({ control, counted }: ReadTimeControlProps) {
  const { field, fieldState } = useController({ control, name: 'read_time' });
  return (
    <div>
      <ReadTimeInput
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={fieldState.error?.message}
      />
      {counted !== undefined && counted !== field.value && (
        <p className="flex flex-wrap items-center gap-x-1 text-muted text-sm">
          {`Counted: ${counted}`}
          <ActionButton
            look="quiet"
            aria-label={`Use the counted time: ${formatReadTime(counted)}`}
            onPress={() => field.onChange(counted)}
          >
            Use
          </ActionButton>
        </p>
      )}
    </div>
  );
}

interface TagsControlProps {
  readonly control: ArticleControl;
  readonly pendingTag: RefObject<string>;
}

export function TagsControl({ control, pendingTag }: TagsControlProps) {
  const { field, fieldState } = useController({ control, name: 'tag_ids' });
  const error = fieldState.error?.message;
  return (
    <TagPicker
      value={field.value}
      onChange={field.onChange}
      pendingTag={pendingTag}
      error={error}
      inputRef={field.ref}
    />
  );
}

interface CheckControlProps {
  readonly control: ArticleControl;
  readonly name: 'is_published' | 'is_featured';
}

export function CheckControl({ control, name }: CheckControlProps) {
  const { field } = useController({ control, name });
  return <CheckField label={articleLabels[name]} value={field.value} onChange={field.onChange} onBlur={field.onBlur} />;
}

interface ReadTimeInputProps {
  readonly value: number;
  readonly onChange: (minutes: number) => void;
  readonly onBlur: () => void;
  readonly error?: string | undefined;
  readonly inputRef: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/**
 * The input for the reading time in minutes. Ignores typed text that is not a whole number above 0. A person may empty
 * the input. If it is still empty when it loses the focus, it shows the last accepted number again.
 */
function ReadTimeInput({ value, onChange, onBlur, error, inputRef }: ReadTimeInputProps) {
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
      error={value > readTime.maximum ? articleMessages.readTimeMaximum : error}
      inputRef={inputRef}
    />
  );
}
