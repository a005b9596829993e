import { type ReactNode, type Ref, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { EditorFields } from '#dashboard/editing/editor-kind.ts';
import { CheckField } from '#dashboard/ui/check-field.tsx';
import { DateInput } from '#dashboard/ui/date-input.tsx';
import { SelectField, type SelectOption } from '#dashboard/ui/select-field.tsx';
import { TextInput } from '#dashboard/ui/text-input.tsx';
import { formatReadTime } from '#domain/article-presentation.ts';
import { readTime } from '#domain/business-constants.ts';
import type { ArticleForm } from '#domain/contract/article-contract.ts';
import { acceptReadTime } from './article-form.ts';
import { TagPicker } from './tag-picker.tsx';

interface ArticleFieldsProps {
  readonly control: Control<ArticleForm, unknown, ArticleForm>;
  readonly categories: readonly SelectOption[];
}

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Returns the fields for comparing two versions, in the order shown; ids are shown as names. */
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

/** The fields of the article dialog (product 8.4). */
export function ArticleFields({ control, categories }: ArticleFieldsProps) {
  const inputs = {
    title: <TextControl control={control} name="title" label="Title" autoFocus />,
    summary: <TextControl control={control} name="summary" label="Summary" rows={3} />,
    content: (
      <TextControl
        control={control}
        name="content"
        label="Content"
        rows={11}
        hint="HTML is allowed. Leave it empty when the article lives on Medium."
      />
    ),
    medium_url: <TextControl control={control} name="medium_url" label="Medium URL" type="url" hint="Optional" />,
    category_id: <CategoryControl control={control} categories={categories} />,
    publish_date: <PublishDateControl control={control} />,
    read_time: <ReadTimeControl control={control} />,
    tag_ids: <TagsControl control={control} />,
    is_published: <CheckControl control={control} name="is_published" label="Published" />,
    is_featured: <CheckControl control={control} name="is_featured" label="Featured" />,
  } satisfies Record<keyof ArticleForm, ReactNode>;
  return (
    <div className="grid gap-5 md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] md:gap-8">
      <div className="grid content-start gap-5">
        {inputs.title}
        {inputs.summary}
        {inputs.content}
        {inputs.medium_url}
      </div>
      <div className="grid content-start gap-5">
        {inputs.category_id}
        <div className="grid grid-cols-2 gap-4 md:grid-cols-1 md:gap-5">
          {inputs.publish_date}
          {inputs.read_time}
        </div>
        {inputs.tag_ids}
        <div className="grid">
          {inputs.is_published}
          {inputs.is_featured}
        </div>
      </div>
    </div>
  );
}

type ArticleControl = ArticleFieldsProps['control'];

interface TextControlProps {
  readonly control: ArticleControl;
  readonly name: 'title' | 'summary' | 'content' | 'medium_url';
  readonly label: string;
  readonly type?: 'url';
  readonly autoFocus?: boolean;
  readonly rows?: number;
  readonly hint?: string;
}

function TextControl({ control, name, ...rest }: TextControlProps) {
  const { field, fieldState } = useController({ control, name });
  const { ref, disabled: _disabled, ...value } = field;
  return <TextInput {...rest} {...value} inputRef={ref} error={fieldState.error?.message} />;
}

function PublishDateControl({ control }: { readonly control: ArticleControl }) {
  const { field, fieldState } = useController({ control, name: 'publish_date' });
  const { ref, disabled: _disabled, name: _name, ...value } = field;
  return <DateInput label="Publish Date" {...value} inputRef={ref} error={fieldState.error?.message} />;
}

function ReadTimeControl({ control }: { readonly control: ArticleControl }) {
  const { field, fieldState } = useController({ control, name: 'read_time' });
  return (
    <ReadTimeInput
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  );
}

function CategoryControl({ control, categories }: ArticleFieldsProps) {
  const { field, fieldState } = useController({ control, name: 'category_id' });
  return (
    <SelectField
      label="Category"
      options={categories}
      value={categories.some((category) => category.id === field.value) ? field.value : null}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      hint={categories.length === 0 ? 'There is no category yet. Create one on the Categories tab first.' : undefined}
    />
  );
}

function TagsControl({ control }: { readonly control: ArticleControl }) {
  const { field } = useController({ control, name: 'tag_ids' });
  return <TagPicker value={field.value} onChange={field.onChange} />;
}

interface CheckControlProps {
  readonly control: ArticleControl;
  readonly name: 'is_published' | 'is_featured';
  readonly label: string;
}

function CheckControl({ control, name, label }: CheckControlProps) {
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
 * Read time in minutes. An edit that is not a whole number above 0 is ignored (product 8.7). The field may be empty while
 * a person retypes the number; when it loses the focus it shows the last accepted number.
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
      error={error}
      inputRef={inputRef}
    />
  );
}
