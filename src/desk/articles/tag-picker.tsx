import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import {
  Button,
  ComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Tag,
  TagGroup,
  TagList,
} from 'react-aria-components';
import { useController } from 'react-hook-form';
import { useDesk } from '#desk/desk-context.ts';
import { allTags, createTag } from '#desk/taxonomy/taxonomy-kind.ts';
import { LoadFailure } from '#desk/ui/notice.tsx';
import { failedTo } from '#desk/ui/record-labels.ts';
import { optionClasses, popoverClasses } from '#desk/ui/select-field.tsx';
import { controlClasses, labelClasses } from '#desk/ui/text-input.tsx';
import { cleanLine, nameKey } from '#shared/rules/text-input.ts';
import type { ArticleControl } from './article-form.ts';

interface TagPickerProps {
  readonly control: ArticleControl;
  /** The text in the field that has not been added as a tag yet. A save is refused while there is one. */
  readonly pendingTag: RefObject<string>;
}

const createKey = 'create';

/** The field for an article's tags, which can also create a new tag. */
export function TagPicker({ control, pendingTag }: TagPickerProps) {
  const { api } = useDesk();
  const { field, fieldState } = useController({ control, name: 'tag_ids' });
  const { value, onChange } = field;
  const error = fieldState.error?.message;
  const query = useQuery(allTags(api));
  const tags = query.data ?? [];
  const [typed, setText] = useState('');
  const setTyped = (text: string) => {
    setText(text);
    pendingTag.current = cleanLine(text);
  };
  const creating = useMutation({
    mutationFn: (name: string) => createTag(api, name),
    meta: { refreshes: ['tags'] },
    onSuccess: (tag) => {
      onChange([...value, tag.id]);
      setTyped('');
    },
  });
  const name = cleanLine(typed);
  const wanted = nameKey(name);
  const free = tags.filter((tag) => !value.includes(tag.id) && nameKey(tag.name).includes(wanted));
  const same = tags.find((tag) => nameKey(tag.name) === wanted);
  const options = [
    ...free.map((tag) => ({ id: String(tag.id), name: tag.name })),
    // Offered only after the tags have been fetched, because a tag with this name may already exist.
    ...(name && query.data && !same ? [{ id: createKey, name: `Create “${name}”` }] : []),
  ];
  const chosen = value.map((id) => ({ id, name: tags.find((tag) => tag.id === id)?.name ?? `No. ${id}` }));
  const failure = creating.error && failedTo('save tag', creating.error);

  const choose = (key: string | number | null) => {
    if (key === null || creating.isPending) return;
    if (key === createKey) return creating.mutate(name);
    if (!value.includes(Number(key))) onChange([...value, Number(key)]);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1));
    if (event.key !== 'Enter' || name === '') return;
    // Without this, Enter would save the article. If an option is focused, React Aria chooses that option. Otherwise
    // Enter chooses the tag with the typed name, or the first option.
    event.preventDefault();
    if (event.currentTarget.hasAttribute('aria-activedescendant')) return;
    choose(same?.id ?? options[0]?.id ?? null);
  };

  const hasError = error !== undefined && name !== '';

  return (
    <div>
      <ComboBox
        items={options}
        inputValue={typed}
        onInputChange={(text) => {
          setTyped(text);
          creating.reset();
        }}
        value={null}
        onChange={choose}
        menuTrigger="focus"
        validationBehavior="aria"
        allowsEmptyCollection
        // Without this, React Aria empties the field when it loses the focus, and the typed text is lost.
        allowsCustomValue
        isInvalid={hasError}
      >
        <Label className={labelClasses}>Tags</Label>
        <Input
          ref={field.ref}
          placeholder="Find or create a tag"
          className={controlClasses}
          aria-busy={creating.isPending}
          onKeyDown={onKeyDown}
          onBlur={() => same && choose(same.id)}
        />
        <FieldError className="mt-1 block font-medium text-rata text-sm">{error}</FieldError>
        <Popover className={`${popoverClasses} w-(--trigger-width)`}>
          <ListBox
            className="outline-none"
            renderEmptyState={() => (
              <p className="px-3 py-2 text-muted">
                {query.data ? 'Type a name to create a tag.' : 'The tags are not loaded yet.'}
              </p>
            )}
          >
            {(option: { id: string; name: string }) => (
              <ListBoxItem id={option.id} textValue={option.name} className={optionClasses}>
                <span className="min-w-0 break-words">{option.name}</span>
                {option.id === createKey && <Plus aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      {query.errorUpdateCount > 0 && !query.data && (
        <div className="mt-2">
          <LoadFailure text="The tags could not be loaded." query={query} />
        </div>
      )}
      {failure && (
        <p role="alert" className="mt-1 font-medium text-rata text-sm">
          {failure}
        </p>
      )}
      {chosen.length > 0 && (
        <TagGroup aria-label="Chosen tags" onRemove={(keys) => onChange(value.filter((id) => !keys.has(id)))}>
          <TagList items={chosen} className="mt-2 flex flex-wrap gap-2">
            {(tag) => (
              <Tag id={tag.id} textValue={tag.name} className="flex max-w-full items-center rounded-field bg-fern pl-3">
                <span className="min-w-0 break-words">{tag.name}</span>
                <Button
                  slot="remove"
                  aria-label={`Remove ${tag.name}`}
                  className="grid size-target shrink-0 cursor-pointer place-items-center rounded-field"
                >
                  <X aria-hidden className="size-4" strokeWidth={1.75} />
                </Button>
              </Tag>
            )}
          </TagList>
        </TagGroup>
      )}
    </div>
  );
}
