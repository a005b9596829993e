import { type ComponentProps, memo } from 'react';
import type { EditorFields } from '#desk/drafts/editor-kind.ts';
import { ContentControl } from '#desk/editor/content-control.tsx';
import { usePictureSource } from '#desk/pictures/use-picture-source.tsx';
import type { Named } from '#desk/taxonomy/taxonomy-kind.ts';
import type { ArticleForm } from '#shared/api/article-contract.ts';
import { articleLabels, namesOf, type PlainName, plainFields } from '#shared/api/article-fields.ts';
import { articleParagraphs } from '#shared/rules/article-paragraphs.ts';
import { formatReadTime } from '#shared/rules/article-presentation.ts';
import type { ArticleControl } from './article-form.ts';
import { WritingText } from './writing-text.tsx';

interface ArticleWritingProps {
  readonly control: ArticleControl;
  /** The part that gets the focus: `summary`, or the number of a block. Otherwise the title gets it. */
  readonly part?: string | undefined;
  /** Called with the reading time in minutes that was counted from the content. */
  readonly onMinutes: (minutes: number | undefined) => void;
}

/** The middle column of the article dialog, with the texts of the article. */
export const ArticleWriting = memo(function ArticleWriting({ control, part, onMinutes }: ArticleWritingProps) {
  const pictures = usePictureSource();
  return (
    <>
      <WritingText control={control} name="title" look="title" isSingleLine autoFocus={part === undefined} />
      <WritingText
        control={control}
        name="summary"
        look="summary"
        placeholder="What it says, in a sentence or two. Cards show it."
        autoFocus={part === 'summary'}
      />
      <ContentControl
        control={control}
        block={part && part !== 'summary' ? Number(part) : undefined}
        onMinutes={onMinutes}
        pictures={pictures.source}
      />
      <WritingText control={control} name="medium_url" look="address" isSingleLine inputMode="url" hint="Optional" />
      {otherTexts.map((name) => (
        <WritingText key={name} control={control} name={name} look="address" />
      ))}
      {pictures.dialog}
    </>
  );
});

/** The fields that have a place of their own. */
const placed = [
  'title',
  'summary',
  'content',
  'medium_url',
  'publish_date',
  'read_time',
  'search_description',
  'social_picture',
] as const;

type OtherText = Exclude<ComponentProps<typeof WritingText>['name'], (typeof placed)[number]>;

/** The other texts. They are below the content. */
const otherTexts = namesOf(plainFields).filter((name): name is OtherText => !placed.some((one) => one === name));

/**
 * Returns how the conflict panel shows the fields of an article, in order. The panel shows the names of categories and
 * tags in place of their ids.
 */
export function comparedFields(categories: readonly Named[], tags: readonly Named[]): EditorFields<ArticleForm> {
  const nameOf = (list: readonly Named[], id: number) => list.find((entry) => entry.id === id)?.name ?? `No. ${id}`;
  const text = (name: Exclude<PlainName, 'read_time'>) => ({
    label: articleLabels[name],
    show: (form: ArticleForm) => form[name],
  });
  return {
    title: text('title'),
    summary: text('summary'),
    content: { ...text('content'), show: ({ content }) => articleParagraphs(content).join('\n') },
    publish_date: text('publish_date'),
    read_time: { label: articleLabels.read_time, show: (form) => formatReadTime(form.read_time) },
    medium_url: text('medium_url'),
    search_description: text('search_description'),
    social_picture: text('social_picture'),
    ...(Object.fromEntries(otherTexts.map((name) => [name, text(name)])) as Pick<EditorFields<ArticleForm>, OtherText>),
    category_id: { label: articleLabels.category_id, show: (form) => nameOf(categories, form.category_id) },
    tag_ids: { label: articleLabels.tag_ids, show: (form) => form.tag_ids.map((id) => nameOf(tags, id)).join(', ') },
    is_published: { label: articleLabels.is_published, show: (form) => (form.is_published ? 'Published' : 'Draft') },
    is_featured: { label: articleLabels.is_featured, show: (form) => (form.is_featured ? 'Featured' : 'Not Featured') },
  };
}
