import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useDesk } from '#desk/desk-context.ts';
import { type CopyKeeper, createCopyKeeper } from './copy-keeper.ts';
import { newDraftKey } from './draft-store.ts';
import type { EditingParts, StoredRecord } from './editor-kind.ts';
import type { Keeping } from './keeping-note.tsx';
import { type CopyRequest, sendWorkingCopy, workingCopies } from './use-unsaved.ts';
import { isSame } from './version-merge.ts';

/** Delay between a change and storing the text in the browser, in milliseconds. */
const keepDelay = 250;

type KeepingParts<Form extends FieldValues, Stored extends StoredRecord> = Pick<
  EditingParts<Form, Stored>,
  'kind' | 'form' | 'record' | 'pristine' | 'draft'
>;

/**
 * Stores the form's values while they differ from `pristine`. The browser stores them within a quarter of a second. The
 * server also stores an article's form, within two seconds.
 */
export function useKeeping<Form extends FieldValues, Stored extends StoredRecord>({
  kind,
  form,
  record,
  pristine,
  draft,
}: KeepingParts<Form, Stored>) {
  const { api, drafts, session } = useDesk();
  const queryClient = useQueryClient();
  const [keeping, setKeeping] = useState<Keeping>({
    here: draft ? 'kept' : 'unchanged',
    server: { kind: 'none' },
  });
  const [text] = useState(() => ({ key: draft?.key ?? newDraftKey(), sequence: draft?.sequence ?? 0, isDone: false }));
  const keeper = useRef<CopyKeeper<CopyRequest>>(undefined);
  const keepNow = useRef<() => void>(undefined);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const recordId = record?.id ?? 0;
    const copies = createCopyKeeper<CopyRequest>({
      send: (copy) => sendWorkingCopy(api, text.key, copy),
      takeNewKey: () => {
        // The server refuses this key, for example because another window uses it. So the text gets a new key, and the
        // draft under the old key is deleted.
        drafts.drop(text.key);
        takeNewKey();
      },
      onState: (server) =>
        setKeeping((now) => ({ ...now, server, ...(server.kind === 'kept' ? { keptAt: server.at } : {}) })),
    });
    if (kind.noun === 'article') keeper.current = copies;

    const takeNewKey = () => {
      text.key = newDraftKey();
      keepHere();
    };
    /** Stores the form's values in the browser. Returns what to send to the server, or `undefined` if unchanged. */
    const keepHere = () => {
      const values = form.getValues();
      const isUnchanged = Object.keys(pristine).every((name) => isSame(values[name], pristine[name]));
      if (isUnchanged) {
        drafts.drop(text.key);
        setKeeping((now) => ({ ...now, here: 'unchanged' }));
        return undefined;
      }
      text.sequence += 1;
      const { key, sequence } = text;
      const title = kind.titleOf(values).trim();
      const isBehind = draft?.isBehind ?? false;
      const kept = { key, noun: kind.noun, recordId, title, savedAt: Date.now(), sequence, form: values, record };
      drafts.put({ ...kept, isBehind }).then(
        () => setKeeping((now) => (now.here === 'kept' || key !== text.key ? now : { ...now, here: 'kept' })),
        (error: unknown) => {
          console.warn('Keeping a draft failed', error);
          setKeeping((now) => ({ ...now, here: 'failed' }));
        },
      );
      // If someone else has saved the record since the person began to type, no version is sent. A dialog that later
      // continues the text then shows both texts before a save.
      const version = isBehind ? undefined : record?.version;
      return { recordId, version, sequence, form: structuredClone(values) };
    };
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      if (text.isDone) return;
      const copy = keepHere();
      keeper.current?.change(copy);
    };
    keepNow.current = keep;
    const flush = () => timer !== undefined && keep();
    const sendNow = () => {
      if (session.state().kind === 'open') keeper.current?.sendNow();
    };
    const flushAndSend = () => {
      flush();
      sendNow();
    };
    const onVisibility = () => document.visibilityState === 'hidden' && flushAndSend();

    const unsubscribes = [
      form.subscribe({
        formState: { values: true },
        // Later changes do not restart the delay. Otherwise nothing would be stored while a person types without a
        // pause.
        callback: () => {
          timer ??= setTimeout(keep, keepDelay);
        },
      }),
      drafts.onKeptElsewhere((key) => {
        if (key === text.key && !text.isDone) takeNewKey();
      }),
      session.subscribe(sendNow),
    ];
    // A continued draft may not be on the server yet, so it is stored without waiting for a change.
    if (text.sequence > 0) timer = setTimeout(keep, keepDelay);
    addEventListener('pagehide', flush);
    addEventListener('online', sendNow);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
      removeEventListener('pagehide', flush);
      removeEventListener('online', sendNow);
      document.removeEventListener('visibilitychange', onVisibility);
      flush();
      const { queryKey } = workingCopies(api, session);
      if (kind.noun === 'article' && !text.isDone) {
        const last = session.state().kind === 'open' ? 'send-last' : undefined;
        void copies.stop(last).then(() => queryClient.invalidateQueries({ queryKey }));
      }
    };
  }, [api, draft, drafts, form, kind, pristine, queryClient, record, session, text]);

  /** Deletes the stored text. Called after the record was saved. */
  const finish = async () => {
    text.isDone = true;
    drafts.drop(text.key);
    if (!keeper.current) return;
    await keeper.current.stop();
    await sendWorkingCopy(api, text.key, undefined);
    await queryClient.invalidateQueries({ queryKey: workingCopies(api, session).queryKey });
  };

  return {
    keeping,
    /**
     * Returns the key under which the typed text is stored. It is also the idempotency key of a save, so a repeated
     * save creates only one record.
     */
    keyOf: () => text.key,
    finish,
    /** Deletes the stored text after a save, and stores what is typed from then on under a new key. */
    restart: async () => {
      await finish();
      Object.assign(text, { key: newDraftKey(), sequence: 0, isDone: false });
      // The person may have typed while the stored text was deleted.
      keepNow.current?.();
    },
  };
}
