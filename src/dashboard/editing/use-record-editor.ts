import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { hasStatus, NetworkProblem, problemDetail } from '#dashboard/api/api-problem.ts';
import { useDesk } from '#dashboard/desk-context.ts';
import type { ListPart } from '#dashboard/lists/list-part.ts';
import { recordWords, unknownError } from '#dashboard/record-words.ts';
import { type EditorKind, readRecord, type StoredRecord, saveRecord } from './editor-kind.ts';
import { findDifferences, type Side, takeSides } from './version-merge.ts';

/** Someone else saved the record after this dialog opened. Each differing field takes one side (product 8.14). */
export interface Conflict<Form, Stored> {
  readonly theirs: Stored;
  readonly typed: Form;
  readonly sides: ReadonlyMap<keyof Form & string, Side>;
}

/** The state of a dialog's save. */
export type SaveState<Form, Stored> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'conflict'; readonly conflict: Conflict<Form, Stored> }
  | { readonly kind: 'gone' };

interface EditorParts<Form extends FieldValues, Stored extends StoredRecord> {
  readonly kind: EditorKind<Form, Stored>;
  readonly form: UseFormReturn<Form, unknown, Form>;
  readonly record: Stored | undefined;
  readonly keys: readonly (keyof Form & string)[];
  readonly onSaved: (form: Form) => void;
}

/**
 * Saves the record of a dialog. Only one save runs at a time, each names the version it was based on, and after a failure
 * the form keeps everything that was typed (product 8.11).
 */
export function useRecordEditor<Form extends FieldValues, Stored extends StoredRecord>({
  kind,
  form,
  record,
  keys,
  onSaved,
}: EditorParts<Form, Stored>) {
  const { api } = useDesk();
  const queryClient = useQueryClient();
  const words = recordWords(kind.noun);
  const [base, setBase] = useState(record);
  const [state, setState] = useState<SaveState<Form, Stored>>({ kind: 'ready' });
  const isUnderWay = useRef(false);
  const saving = useMutation({
    mutationFn: ({ values, target }: { values: Form; target: Stored | undefined }) =>
      saveRecord(api, kind, { id: target?.id ?? 0, form: values, version: target?.version }),
  });

  const fail = (error: unknown) => {
    const unreachable = error instanceof NetworkProblem;
    const text = unreachable ? words.saveUnreachable : words.saveFailed(problemDetail(error, unknownError));
    setState({ kind: 'failed', text });
  };

  const meetConflict = async (id: number, typed: Form) => {
    const theirs = await readRecord(api, kind, id);
    const form0 = base ? kind.toForm(base) : typed;
    const theirForm = kind.toForm(theirs);
    const differences = findDifferences<Form>(keys, { base: form0, mine: typed, theirs: theirForm });
    const sides = new Map(differences.map(({ key, suggested }) => [key, suggested]));
    setBase(theirs);
    setState({ kind: 'conflict', conflict: { theirs, typed, sides } });
    form.reset(takeSides(typed, sides, { mine: typed, theirs: theirForm }), { keepDefaultValues: true });
  };

  const save = async (values: Form, target: Stored | undefined) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      const answer = await saving.mutateAsync({ values, target });
      const stored = kind.recordSchema.safeParse(answer).data;
      if (stored && target) queryClient.setQueriesData({ queryKey: [kind.list, 'list'] }, renewRow(stored));
      void queryClient.invalidateQueries();
      onSaved(values);
    } catch (error) {
      if (target && hasStatus(error, 404)) setState({ kind: 'gone' });
      else if (target && hasStatus(error, 412)) await meetConflict(target.id, values).catch(readFailed);
      else fail(error);
    } finally {
      isUnderWay.current = false;
    }
  };

  const readFailed = (error: unknown) => {
    if (hasStatus(error, 404)) setState({ kind: 'gone' });
    else fail(error);
  };

  const choose = (choices: ReadonlyMap<keyof Form & string, Side>) => {
    if (state.kind !== 'conflict') return;
    const { conflict } = state;
    const versions = { mine: conflict.typed, theirs: kind.toForm(conflict.theirs) };
    form.reset(takeSides(form.getValues(), choices, versions), { keepDefaultValues: true });
    setState({ kind: 'conflict', conflict: { ...conflict, sides: new Map([...conflict.sides, ...choices]) } });
  };

  return {
    state,
    isSaving: saving.isPending,
    /** Saves the form over the version it was based on. */
    submit: form.handleSubmit((values) => save(values, base)),
    /** Saves the form as a new record, after someone else deleted the old one. */
    submitAsNew: form.handleSubmit((values) => {
      setBase(undefined);
      return save(values, undefined);
    }),
    choose,
  };
}

/** Returns a function that replaces a record in a cached list. The reload that follows puts it in the right order. */
function renewRow<Stored extends StoredRecord>(stored: Stored) {
  return (part: ListPart<Stored> | undefined): ListPart<Stored> | undefined =>
    part?.items.some(({ id }) => id === stored.id)
      ? { ...part, items: part.items.map((item) => (item.id === stored.id ? stored : item)) }
      : part;
}
