import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDesk } from '#dashboard/desk-context.ts';
import type { EditorKind, StoredRecord } from './editor-kind.ts';
import { isSame } from './version-merge.ts';

/** Delay between the last key press and storing the draft, in milliseconds. */
const keepDelay = 250;

interface DraftParts<Form extends FieldValues, Stored extends StoredRecord> {
  readonly kind: EditorKind<Form, Stored>;
  readonly form: UseFormReturn<Form, unknown, Form>;
  readonly record: Stored | undefined;
  /** The form as it was opened, before any change. */
  readonly pristine: Form;
  /** The key of the draft that the dialog was opened from. */
  readonly draftKey: string | undefined;
}

/** Stores the form as a draft while it differs from the form that was opened. Returns a function that deletes the draft. */
export function useDraftKeeping<Form extends FieldValues, Stored extends StoredRecord>({
  kind,
  form,
  record,
  pristine,
  draftKey,
}: DraftParts<Form, Stored>): () => void {
  const { drafts } = useDesk();
  const [key] = useState(() => draftKey ?? `${kind.noun}-${record?.id ?? 0}-${Date.now()}`);
  const isDone = useRef(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      if (isDone.current) return;
      const values = form.getValues();
      if (Object.keys(pristine).every((name) => isSame(values[name], pristine[name]))) return drafts.drop(key);
      const title = kind.titleOf(values).trim();
      drafts.put({ key, noun: kind.noun, recordId: record?.id ?? 0, title, savedAt: Date.now(), form: values, record });
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, keepDelay);
      },
    });
    const flush = () => timer !== undefined && keep();
    addEventListener('pagehide', flush);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [drafts, form, key, kind, pristine, record]);

  return () => {
    isDone.current = true;
    drafts.drop(key);
  };
}
