import { type Ref, type RefObject, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { EditorFields } from '#dashboard/editing/editor-kind.ts';
import { ActionButton } from '#dashboard/ui/button.tsx';
import { CheckField } from '#dashboard/ui/check-field.tsx';
import { DateInput } from '#dashboard/ui/date-input.tsx';
import { TextInput } from '#dashboard/ui/text-input.tsx';
import { formatReadTime } from '#domain/article-presentation.ts';
import { readTime } from '#domain/business-constants.ts';
import { type ArticleForm, articleMessages } from '#domain/contract/article-contract.ts';
import { acceptReadTime } from './article-form.ts';
import { TagPicker } from './tag-picker.tsx';

interface Named {
  readonly id: number;
  readonly name: string;
}

/**
 * Returns how the conflict panel shows the fields of an article, in order. The panel shows the names of categories and
 * tags in place of their ids.
 */
export function comparedFields(categories: readonly Named[], tags: readonly Named[]): EditorFields<ArticleForm> {
  const nameOf = (list: readonly Named[], id: number) => list.find((entry) => entry.id === id)?.name ?? `No. ${id}`;
  return {
    title: { label: 'Title', show: (form) => form.title },
    summary: { label: 'Summary', show: (form) => form.summary },
    content: { label: 'Content', show: (form) => form.content },
    publish_date: { label: 'Publish Date', show: (form) => form.publish_date },
    read_time: { label: 'Read Time', show: (form) => formatReadTime(form.read_time) },
    medium_url: { label: 'Medium URL', show: (form) => form.medium_url },
    category_id: { label: 'Category', show: (form) => nameOf(categories, form.category_id) },
    tag_ids: { label: 'Tags', show: (form) => form.tag_ids.map((id) => nameOf(tags, id)).join(', ') },
    is_published: { label: 'Published', show: (form) => (form.is_published ? 'Published' : 'Draft') },
    is_featured: { label: 'Featured', show: (form) => (form.is_featured ? 'Featured' : 'Not Featured') },
  };
}

/** The form of the article dialog. The fields of the dialog read and change it. */
export type ArticleControl = Control<ArticleForm, unknown, ArticleForm>;

/** The field for an article's publish date. */
export function PublishDateControl({ control }: { readonly control: ArticleControl }) {
  const { field, fieldState } = useController({ control, name: 'publish_date' });
  const { ref, disabled: _disabled, name: _name, ...value } = field;
  return <DateInput label="Publish Date" {...value} inputRef={ref} error={fieldState.error?.message} />;
}

interface ReadTimeControlProps {
  readonly control: ArticleControl;
  /** The reading time that was counted from the content, in minutes. The field suggests it. */
  readonly counted: number | undefined;
}

/**
 * The field for an article's reading time (product 8.7). It suggests the counted time, but uses it only when a person
 * accepts it.
 */
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
  /** Holds the text in the field that is not yet a tag of the article. */
  readonly pendingTag: RefObject<string>;
}

/** The field for an article's tags (product 8.8). */
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
  readonly label: string;
}

/** A checkbox of the article dialog: Published or Featured. */
export function CheckControl({ control, name, label }: CheckControlProps) {
  const { field } = useController({ control, name });
  return <CheckField label={label} value={field.value} onChange={field.onChange} onBlur={field.onBlur} />;
}

interface ReadTimeInputProps {
  readonly value: number;
  readonly onChange: (minutes: number) => void;
  readonly onBlur: () => void;
  readonly error?: string | undefined;
  readonly inputRef: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/**
 * The input for the reading time in minutes. Ignores typed text that is not a whole number above 0 (product 8.7). A
 * person may empty the input to type another number. An input that is empty when it loses the focus shows the last
 * accepted number again.
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
