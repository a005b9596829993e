import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { hasStatus, NetworkProblem, problemDetail } from '#dashboard/api/api-problem.ts';
import { useDesk } from '#dashboard/desk-context.ts';
import type { ListPart } from '#dashboard/lists/list-part.ts';
import { recordWords, unknownError } from '#dashboard/record-words.ts';
import type { EditorKind, StoredRecord } from './editor-kind.ts';
import { findDifferences, type Side, takeSides } from './version-merge.ts';

/** Another version of the record was saved meanwhile; each differing field takes one side (design 3.7). */
export interface Conflict<Form, Stored> {
  readonly theirs: Stored;
  readonly typed: Form;
  readonly sides: ReadonlyMap<keyof Form & string, Side>;
}

/** Where a save stands. */
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

/** Saves the record of a dialog: once at a time, on the version it stands on, and never losing what was typed. */
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
      kind.save(api, target?.id ?? 0, values, target?.version),
  });

  const fail = (error: unknown) => {
    const unreachable = error instanceof NetworkProblem;
    const text = unreachable ? words.saveUnreachable : words.saveFailed(problemDetail(error, unknownError));
    setState({ kind: 'failed', text });
  };

  const meetConflict = async (id: number, typed: Form) => {
    const theirs = await kind.read(api, id);
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
    /** Saves what is typed over the version the dialog stands on. */
    submit: form.handleSubmit((values) => save(values, base)),
    /** Saves what is typed as a new record, where the old one was deleted meanwhile. */
    submitAsNew: form.handleSubmit((values) => {
      setBase(undefined);
      return save(values, undefined);
    }),
    choose,
  };
}

/** Puts a record as the server has just answered it into a list that shows it; its place is the reload's matter. */
function renewRow<Stored extends StoredRecord>(stored: Stored) {
  return (part: ListPart<Stored> | undefined): ListPart<Stored> | undefined =>
    part?.items.some(({ id }) => id === stored.id)
      ? { ...part, items: part.items.map((item) => (item.id === stored.id ? stored : item)) }
      : part;
}
