import { memo } from 'react';
import { usePictureSource } from '#dashboard/pictures/use-picture-source.tsx';
import { ContentControl } from '#dashboard/writing/content-control.tsx';
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
      <WritingText control={control} name="title" label="Title" look="title" isSingleLine autoFocus />
      <WritingText control={control} name="summary" label="Summary" look="summary" />
      <ContentControl control={control} onMinutes={onMinutes} pictures={pictures.source} />
      <WritingText
        control={control}
        name="medium_url"
        label="Medium URL"
        look="address"
        isSingleLine
        inputMode="url"
        hint="Optional"
      />
      {pictures.dialog}
    </>
  );
});
