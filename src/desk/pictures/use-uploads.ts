import { useQueryClient } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import type { ApiClient } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { pictureFault } from './picture-requests.ts';

export interface UploadKind<Uploaded> {
  upload(api: ApiClient, file: File): Promise<Uploaded>;
  /** First part of the key of the queries that an upload changes. */
  readonly queryKey: readonly string[];
  /**
   * The file types that the browser’s file dialog offers. The server does not rely on them. It looks at the content of
   * each file.
   */
  readonly types: readonly string[];
  readonly icon: LucideIcon;
  readonly words: {
    readonly zone: string;
    readonly drop: string;
    readonly touch: string;
    readonly limits: string;
    readonly pasted: string;
  };
}

/** One file that waits for its upload, is being uploaded, or could not be uploaded. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Why the upload failed. `undefined` if it has not failed. */
  readonly fault?: string;
}

export type Uploads<Uploaded> = ReturnType<typeof useUploads<Uploaded>>;

/**
 * Returns uploads that run one after the other. On a slow connection, the first file is then complete sooner than if
 * all were sent at once.
 */
export function useUploads<Uploaded>({ upload: uploadFile, queryKey }: UploadKind<Uploaded>) {
  const { api } = useDesk();
  const queryClient = useQueryClient();
  /** The files whose upload has not succeeded yet. */
  const [list, setList] = useState<readonly Upload[]>([]);
  const lastKey = useRef(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const send = useCallback(
    async (upload: Upload): Promise<Uploaded | undefined> => {
      const change = (next: Upload | undefined) =>
        setList((before) => before.flatMap((one) => (one.key === upload.key ? (next ?? []) : one)));
      change({ ...upload, state: 'sending' });
      try {
        const uploaded = await uploadFile(api, upload.file);
        change(undefined);
        return uploaded;
      } catch (error) {
        change({ ...upload, state: 'failed', fault: pictureFault(error) });
        return undefined;
      }
    },
    [api, uploadFile],
  );

  /** Uploads files one after the other. Returns the records of the uploads that succeeded. */
  const add = useCallback(
    async (files: readonly File[]) => {
      const uploads = files.map((file): Upload => {
        lastKey.current += 1;
        return { key: lastKey.current, file, state: 'waiting' };
      });
      setList((before) => [...before, ...uploads]);
      const work = last.current.then(async () => {
        const added: Uploaded[] = [];
        for (const upload of uploads) {
          const uploaded = await send(upload);
          if (uploaded) added.push(uploaded);
        }
        if (added.length > 0) await queryClient.invalidateQueries({ queryKey });
        return added;
      });
      last.current = work;
      return work;
    },
    [send, queryClient, queryKey],
  );

  const dismiss = useCallback(({ key }: Upload) => setList((before) => before.filter((one) => one.key !== key)), []);
  const retry = useCallback(
    (upload: Upload) => {
      dismiss(upload);
      return add([upload.file]);
    },
    [add, dismiss],
  );
  return { list, add, retry, dismiss };
}
