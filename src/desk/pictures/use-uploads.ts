import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useDesk } from '#desk/desk-context.ts';
import type { PictureDetails } from '#shared/api/picture-contract.ts';
import { pictureFault, picturesKey, uploadPicture } from './picture-requests.ts';

/** One file that waits for its upload, is being uploaded, or could not be uploaded. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Why the upload failed. `undefined` if it has not failed. */
  readonly fault?: string;
}

export interface Uploads {
  /** The files whose upload has not succeeded yet. */
  readonly list: readonly Upload[];
  readonly isSending: boolean;
  /** Uploads files one after the other. Returns the pictures of the uploads that succeeded. */
  add(files: readonly File[]): Promise<readonly PictureDetails[]>;
  retry(upload: Upload): Promise<readonly PictureDetails[]>;
  dismiss(upload: Upload): void;
}

/**
 * Returns uploads that run one after the other. On a slow connection, the first file is then complete sooner than if
 * all were sent at once.
 */
export function useUploads(): Uploads {
  const { api } = useDesk();
  const queryClient = useQueryClient();
  const [list, setList] = useState<readonly Upload[]>([]);
  const lastKey = useRef(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const send = useCallback(
    async (upload: Upload): Promise<PictureDetails | undefined> => {
      const change = (next: Upload | undefined) =>
        setList((before) => before.flatMap((one) => (one.key === upload.key ? (next ?? []) : one)));
      change({ ...upload, state: 'sending' });
      try {
        const picture = await uploadPicture(api, upload.file);
        change(undefined);
        return picture;
      } catch (error) {
        change({ ...upload, state: 'failed', fault: pictureFault(error) });
        return undefined;
      }
    },
    [api],
  );

  const add = useCallback(
    async (files: readonly File[]) => {
      const uploads = files.map((file): Upload => {
        lastKey.current += 1;
        return { key: lastKey.current, file, state: 'waiting' };
      });
      setList((before) => [...before, ...uploads]);
      const work = last.current.then(async () => {
        const added: PictureDetails[] = [];
        for (const upload of uploads) {
          const picture = await send(upload);
          if (picture) added.push(picture);
        }
        if (added.length > 0) await queryClient.invalidateQueries({ queryKey: picturesKey });
        return added;
      });
      last.current = work;
      return work;
    },
    [send, queryClient],
  );

  const dismiss = useCallback(({ key }: Upload) => setList((before) => before.filter((one) => one.key !== key)), []);
  const retry = useCallback(
    (upload: Upload) => {
      dismiss(upload);
      return add([upload.file]);
    },
    [add, dismiss],
  );
  return { list, isSending: list.some(({ state }) => state !== 'failed'), add, retry, dismiss };
}
