import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useDesk } from '#desk/desk-context.ts';
import type { Picture as ArticlePicture } from '#desk/editor/article-schema.ts';
import type { Picture } from '#shared/api/picture-contract.ts';
import { pictureFault, picturesKey, uploadPicture } from './picture-requests.ts';

export interface UploadedPictures {
  readonly pictures: readonly ArticlePicture[];
  /** For each file that could not be uploaded, a sentence that says why. */
  readonly faults: readonly string[];
}

/** The message if an article was closed before its pictures were uploaded. */
export const textWasClosed = 'The picture is in Pictures now. It isn’t in the text, because the text was closed first.';

/** Functions that get pictures for the editor. The pictures have addresses on this site. */
export type PictureSource = ReturnType<typeof usePictureSource>['source'];

type PickerCode = typeof import('./picture-picker.tsx');

/**
 * Returns `source` and `dialog`. `source.choose` opens the dialog for choosing a picture, and `source.upload` uploads
 * files. The caller must render `dialog`. If its code cannot be loaded, `choose` rejects with a sentence for the
 * editor.
 */
export function usePictureSource() {
  const { api } = useDesk();
  const queryClient = useQueryClient();
  const [picker, setPicker] = useState<PickerCode>();
  const settle = useRef<(pictures: readonly ArticlePicture[]) => void>(undefined);

  /** Opens a dialog for choosing a picture. Resolves to an empty list if the person cancels. */
  const choose = useCallback(async () => {
    const code = await import('./picture-picker.tsx').catch((cause: unknown) => {
      throw new Error('The pictures could not be opened. Please try again.', { cause });
    });
    settle.current?.([]);
    setPicker(code);
    return new Promise<readonly ArticlePicture[]>((resolve) => {
      settle.current = resolve;
    });
  }, []);
  const upload = useCallback(
    async (files: readonly File[]): Promise<UploadedPictures> => {
      const pictures: ArticlePicture[] = [];
      const faults: string[] = [];
      for (const file of files) {
        try {
          pictures.push(articlePicture(await uploadPicture(api, file)));
        } catch (error) {
          faults.push(`${file.name || 'Pasted picture'}: ${pictureFault(error)}`);
        }
      }
      void queryClient.invalidateQueries({ queryKey: picturesKey });
      return { pictures, faults };
    },
    [api, queryClient],
  );
  const source = useMemo(() => ({ choose, upload }), [choose, upload]);
  const dialog: ReactNode = picker && (
    <picker.PicturePicker
      onDone={(chosen) => {
        setPicker(undefined);
        settle.current?.(chosen ? [articlePicture(chosen.picture, chosen.alt)] : []);
        settle.current = undefined;
      }}
    />
  );
  return { source, dialog };
}

/** Largest width or height that article HTML states, in pixels. For a larger picture, it states neither. */
const largestNumber = 9999;

function articlePicture({ address, width, height, alt: offered }: Picture, alt = offered): ArticlePicture {
  const isSized = Math.max(width, height) <= largestNumber;
  return {
    src: address,
    alt,
    width: isSized ? String(width) : null,
    height: isSized ? String(height) : null,
    loading: null,
  };
}
