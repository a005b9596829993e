import { memo } from 'react';
import type { EditorFields } from '#desk/drafts/editor-kind.ts';
import { ContentControl } from '#desk/editor/content-control.tsx';
import { usePictureSource } from '#desk/pictures/use-picture-source.tsx';
import type { ArticleForm } from '#shared/api/article-contract.ts';
import { articleLabels } from '#shared/api/article-fields.ts';
import { formatReadTime } from '#shared/rules/article-presentation.ts';
import type { ArticleControl } from './article-fields.tsx';
import { WritingText } from './writing-text.tsx';

interface ArticleWritingProps {
  readonly control: ArticleControl;
  /** Called with the reading time in minutes that was counted from the content. */
  readonly onMinutes: (minutes: number | undefined) => void;
}

/** The middle column of the article dialog, with the texts of the article. */
export const ArticleWriting = memo(function ArticleWriting({ control, onMinutes }: ArticleWritingProps) {
  const pictures = usePictureSource();
  return (
    <>
      <WritingText control={control} name="title" look="title" isSingleLine autoFocus />
      <WritingText control={control} name="summary" look="summary" />
      <ContentControl control={control} onMinutes={onMinutes} pictures={pictures.source} />
      <WritingText control={control} name="medium_url" look="address" isSingleLine inputMode="url" hint="Optional" />
      {pictures.dialog}
    </>
  );
});

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
    title: { label: articleLabels.title, show: (form) => form.title },
    summary: { label: articleLabels.summary, show: (form) => form.summary },
    content: { label: articleLabels.content, show: (form) => form.content },
    publish_date: { label: articleLabels.publish_date, show: (form) => form.publish_date },
    read_time: { label: articleLabels.read_time, show: (form) => formatReadTime(form.read_time) },
    medium_url: { label: articleLabels.medium_url, show: (form) => form.medium_url },
    category_id: { label: articleLabels.category_id, show: (form) => nameOf(categories, form.category_id) },
    tag_ids: { label: articleLabels.tag_ids, show: (form) => form.tag_ids.map((id) => nameOf(tags, id)).join(', ') },
    is_published: { label: articleLabels.is_published, show: (form) => (form.is_published ? 'Published' : 'Draft') },
    is_featured: { label: articleLabels.is_featured, show: (form) => (form.is_featured ? 'Featured' : 'Not Featured') },
  };
}
