import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ApiProblem, hasStatus, NetworkProblem, problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import type { ListPart } from '#desk/ui/list-part.ts';
import { recordWords, unknownError } from '#desk/ui/record-labels.ts';
import {
  type EditingParts,
  type EditorKind,
  findMadeRecord,
  readRecord,
  type StoredRecord,
  saveRecord,
} from './editor-kind.ts';
import { findDifferences, isSame, type Side, takeSides } from './version-merge.ts';

/**
 * A conflict: the server refused a save, because someone else has saved the record since the dialog opened. For each
 * field that differs, `sides` says which text to use.
 */
export interface Conflict<Form, Stored> {
  readonly theirs: Stored;
  readonly typed: Form;
  readonly sides: ReadonlyMap<keyof Form & string, Side>;
}

/**
 * The state of the dialog's save. `conflict`: someone else has saved the record. `gone`: someone else has deleted it.
 */
export type SaveState<Form, Stored> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'conflict'; readonly conflict: Conflict<Form, Stored> }
  | { readonly kind: 'gone' };

interface EditorParts<Form extends FieldValues, Stored extends StoredRecord>
  extends Pick<EditingParts<Form, Stored>, 'kind' | 'form' | 'record' | 'onSaved' | 'onStayed'> {
  readonly keys: readonly (keyof Form & string)[];
  /**
   * Whether someone else saved the record after this person began to type. The person must then compare both texts
   * before a save.
   */
  readonly isBehind: boolean;
  /** Whether this dialog continues a draft. An earlier dialog may already have sent a save of that draft. */
  readonly isContinued: boolean;
  readonly keyOf: () => string;
}

/**
 * Saves the record of a dialog, one save at a time. Each save sends the version of `base`, on which the form's changes
 * are based. After a failed save, the form still contains the typed text.
 */
export function useRecordEditor<Form extends FieldValues, Stored extends StoredRecord>({
  kind,
  form,
  record,
  keys,
  isBehind,
  isContinued,
  keyOf,
  onSaved,
  onStayed,
}: EditorParts<Form, Stored>) {
  const { api, toasts } = useDesk();
  const queryClient = useQueryClient();
  const words = recordWords(kind.noun);
  const [base, setBase] = useState(record);
  const [state, setState] = useState<SaveState<Form, Stored>>(() => {
    if (!isBehind || !record) return { kind: 'ready' };
    return { kind: 'conflict', conflict: compareWithoutBase(kind, keys, form.getValues(), record) };
  });
  const isUnderWay = useRef(false);
  /** Whether the dialog stays open after the save that runs. */
  const mustStay = useRef(false);
  /** Whether an earlier save may have created the record although no response arrived. */
  const mayBeMade = useRef(isContinued);
  const saving = useMutation({
    mutationFn: ({ values, target }: { values: Form; target: Stored | undefined }) =>
      saveRecord(api, kind, { id: target?.id ?? 0, form: values, version: target?.version, key: keyOf() }),
  });

  const fail = (error: unknown) => {
    const unreachable = error instanceof NetworkProblem;
    const text = unreachable ? words.saveUnreachable : words.saveFailed(problemDetail(error, unknownError));
    toasts.error(text);
    setState({ kind: 'failed', text });
  };

  const meetConflict = async (id: number, typed: Form) => {
    const theirs = await readRecord(api, kind, id);
    const conflict = base
      ? compareWithBase(kind, keys, { base, typed, theirs })
      : compareWithoutBase(kind, keys, typed, theirs);
    setBase(theirs);
    setState({ kind: 'conflict', conflict });
    const versions = { mine: typed, theirs: kind.toForm(theirs) };
    form.reset(takeSides(typed, conflict.sides, versions), { keepDefaultValues: true });
  };

  /**
   * Saves to the record that an earlier save of this text created, if the response to that save was lost. Returns false
   * if there is no such record.
   */
  const saveToMade = async (values: Form): Promise<boolean> => {
    if (!mayBeMade.current) return false;
    const id = await findMadeRecord(api, kind, keyOf());
    if (id === undefined) return false;
    // The earlier save created version 1. A later version means that someone else has changed the record, so the server
    // must refuse this save.
    const made = { ...(await readRecord(api, kind, id)), version: 1 };
    await save(values, made);
    return true;
  };

  const saveOnce = async (values: Form, target: Stored | undefined) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await save(values, target);
    } finally {
      isUnderWay.current = false;
    }
  };

  const save = async (values: Form, target: Stored | undefined): Promise<void> => {
    try {
      const answer = await saving.mutateAsync({ values, target });
      const stored = kind.recordSchema.safeParse(answer).data;
      if (stored && target) queryClient.setQueriesData({ queryKey: [kind.list, 'list'] }, renewRow(stored));
      void queryClient.invalidateQueries();
      if (mustStay.current && stored && onStayed) {
        setBase(stored);
        setState({ kind: 'ready' });
        onStayed(values, stored);
      } else onSaved(values, stored);
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status >= 500) mayBeMade.current = true;
      if (target) await meetRefusal(error, target.id, values);
      else if (!hasStatus(error, 409) || !(await saveToMade(values).catch(() => false))) fail(error);
    }
  };

  const meetRefusal = async (error: unknown, id: number, values: Form) => {
    if (hasStatus(error, 404)) setState({ kind: 'gone' });
    else if (hasStatus(error, 412)) await meetConflict(id, values).catch(readFailed);
    else fail(error);
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
    /** Saves the form. The server refuses the save if the stored record is no longer the version in `base`. */
    submit: form.handleSubmit((values) => {
      mustStay.current = false;
      return saveOnce(values, base);
    }),
    submitAndStay: form.handleSubmit((values) => {
      mustStay.current = true;
      return saveOnce(values, base);
    }),
    /** Saves the form as a new record, after someone else has deleted the record. */
    submitAsNew: form.handleSubmit((values) => {
      setBase(undefined);
      return saveOnce(values, undefined);
    }),
    choose,
  };
}

/**
 * Returns a function that replaces the saved record in a cached list. So the row shows the change before the list is
 * fetched again.
 */
function renewRow<Stored extends StoredRecord>(stored: Stored) {
  return (part: ListPart<Stored> | undefined): ListPart<Stored> | undefined =>
    part?.items.some(({ id }) => id === stored.id)
      ? { ...part, items: part.items.map((item) => (item.id === stored.id ? stored : item)) }
      : part;
}

/**
 * Compares the typed text with the text that another person saved. Both texts started from `base`. The typed text is
 * suggested for each field that this person changed.
 */
function compareWithBase<Form extends FieldValues, Stored extends StoredRecord>(
  kind: EditorKind<Form, Stored>,
  keys: readonly (keyof Form & string)[],
  { base, typed, theirs }: { base: Stored; typed: Form; theirs: Stored },
): Conflict<Form, Stored> {
  const versions = { base: kind.toForm(base), mine: typed, theirs: kind.toForm(theirs) };
  const differences = findDifferences<Form>(keys, versions);
  return { theirs, typed, sides: new Map(differences.map(({ key, suggested }) => [key, suggested])) };
}

/**
 * Compares the typed text with the text that another person saved, if their common earlier version is not known. It is
 * then unknown who changed a field, so the typed text is suggested for every field that differs.
 */
function compareWithoutBase<Form extends FieldValues, Stored extends StoredRecord>(
  kind: EditorKind<Form, Stored>,
  keys: readonly (keyof Form & string)[],
  typed: Form,
  theirs: Stored,
): Conflict<Form, Stored> {
  const theirForm = kind.toForm(theirs);
  const differing = keys.filter((key) => !isSame(typed[key], theirForm[key]));
  return { theirs, typed, sides: new Map(differing.map((key) => [key, 'mine'])) };
}
