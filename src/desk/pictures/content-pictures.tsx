import { ImagePlus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import type { ArticleControl } from '#desk/articles/article-form.ts';
import { useDesk } from '#desk/desk-context.ts';
import { articleSchema, type Picture } from '#desk/editor/article-schema.ts';
import { serialiseTopBlock } from '#desk/editor/serialise-article.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { type PictureSource, textWasClosed, type UploadedPictures } from './use-picture-source.tsx';

interface ContentPicturesProps {
  readonly control: ArticleControl;
  readonly source: PictureSource;
  readonly children: ReactNode;
}

/** Lets a person add pictures to content in plain text: with a button, or by dropping or pasting files. */
export function ContentPictures({ control, source, children }: ContentPicturesProps) {
  const { field } = useController({ control, name: 'content' });
  const { toasts } = useDesk();
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly fault?: string }>({ isBusy: false });

  const insert = async (load: () => Promise<UploadedPictures>) => {
    const area = frame.current?.querySelector('textarea');
    if (!area) return;
    const { value: before, selectionStart, selectionEnd } = area;
    setState({ isBusy: true });
    try {
      const { pictures, faults } = await load();
      if (!area.isConnected && pictures.length > 0) toasts.error([...faults, textWasClosed].join(' '));
      else if (pictures.length > 0) {
        const [from, to] =
          area.value === before ? [selectionStart, selectionEnd] : [area.selectionEnd, area.selectionEnd];
        field.onChange(insertHtml(area.value, picturesHtml(pictures), from, to));
      }
      setState({ isBusy: false, ...(faults.length > 0 ? { fault: faults.join(' ') } : {}) });
    } catch (error) {
      setState({ isBusy: false, fault: error instanceof Error ? error.message : 'The picture could not be added.' });
    }
  };
  const choose = async () => ({ pictures: await source.choose(), faults: [] });
  const take = (event: { preventDefault: () => void }, files: readonly File[]) => {
    if (files.length === 0) return;
    event.preventDefault();
    void insert(() => source.upload(files));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the text area inside has the focus; files have no keyboard event.
    <div
      ref={frame}
      className="grid gap-2"
      onPaste={(event) => take(event, [...event.clipboardData.files])}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => take(event, [...event.dataTransfer.files])}
    >
      {children}
      <div className="-ml-3 flex flex-wrap items-center gap-3">
        <ActionButton look="quiet" isDisabled={state.isBusy} onPress={() => void insert(choose)}>
          <ImagePlus aria-hidden className="size-5" strokeWidth={1.75} />
          {state.isBusy ? 'Adding a picture…' : 'Add a picture'}
        </ActionButton>
      </div>
      {state.fault !== undefined && <FailureNotice text={state.fault} />}
    </div>
  );
}

export function picturesHtml(pictures: readonly Picture[]): string {
  return pictures.map((picture) => serialiseTopBlock(articleSchema.nodes.figure.create(picture))).join('\n');
}

/** Replaces the text from `start` to `end` with HTML on separate lines. Returns the whole text. */
export function insertHtml(text: string, html: string, start: number, end: number): string {
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(end).trimStart();
  return [before, html, after].filter((part) => part !== '').join('\n');
}
