import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useOwnAccount } from '#desk/account/own-account.ts';
import { ApiProblem, hasStatus } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { flushEvent } from '#desk/editor/delayed-text.ts';
import type { ListPart } from '#desk/ui/list-part.ts';
import { failedTo, recordWords } from '#desk/ui/record-labels.ts';
import {
  type EditingParts,
  fieldKeys,
  findMadeRecord,
  readRecord,
  type StoredRecord,
  saveRecord,
} from './editor-kind.ts';
import { useKeeping } from './use-keeping.ts';
import { useUnsavedActions } from './use-unsaved.ts';
import { type Merge, mergeForms, type Side, takeSides } from './version-merge.ts';

/** The name in a conflict of a person with themselves. */
export const otherTab = 'your other tab';

/**
 * A conflict: someone else has saved the record since the dialog opened, and both persons changed the same field or
 * block. `name` is the name of the other person, if it is known.
 */
export interface Conflict<Form extends object> extends Pick<Merge<Form>, 'versions' | 'sides'> {
  readonly name: string | undefined;
}

/**
 * The state of the dialog's save. `conflict`: someone else has saved the record. `gone`: someone else has deleted it.
 */
type SaveState<Form extends object> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'conflict'; readonly conflict: Conflict<Form> }
  | { readonly kind: 'gone' };

interface SaveAttempt<Form, Stored> {
  readonly values: Form;
  /** The stored version that the save replaces, or `undefined` for a new record. */
  readonly target: Stored | undefined;
  /** The version from which the values were made, if it is known. */
  readonly known: Stored | undefined;
  /** Says what was merged into the values. */
  readonly merged?: string;
}

export type OpenEditing<Form extends FieldValues, Stored extends StoredRecord> = ReturnType<
  typeof useEditing<Form, Stored>
>;

/**
 * Saves the record of a dialog, one save at a time. Each save sends the version of `base`, on which the form's changes
 * are based. After a failed save, the form still contains the typed text.
 */
export function useEditing<Form extends FieldValues, Stored extends StoredRecord>(parts: EditingParts<Form, Stored>) {
  const { kind, fields, form, record, pristine, draft, onTakeUp, onClose, onSaved, onStayed } = parts;
  const { api, toasts } = useDesk();
  const queryClient = useQueryClient();
  const words = recordWords(kind.noun);
  const { full_name } = useOwnAccount();
  const nameOf = ({ saved_by }: Stored) => (saved_by === full_name ? otherTab : saved_by || undefined);
  const [offered, setOffered] = useState(parts.offered);
  const actions = useUnsavedActions(kind, onTakeUp);
  const { keeping, keyOf, finish, restart } = useKeeping({ kind, form, record, pristine, draft });
  const [base, setBase] = useState(record);
  const [state, setState] = useState<SaveState<Form>>(() => {
    // Someone else saved the record after this person began to type, so the person compares both texts before a save.
    if (!draft?.isBehind || !record) return { kind: 'ready' };
    const versions = { base: undefined, mine: form.getValues(), theirs: kind.toForm(record) };
    const merge = mergeForms(versions, { keys: fieldKeys(fields) });
    return { kind: 'conflict', conflict: { ...merge, name: nameOf(record) } };
  });
  const isUnderWay = useRef(false);
  /** Whether the dialog stays open after the save that runs. */
  const mustStay = useRef(false);
  /**
   * Whether an earlier save may have created the record although no response arrived. An earlier dialog may have sent a
   * save of the draft.
   */
  const mayBeMade = useRef(draft !== undefined);
  const saving = useMutation({
    mutationFn: ({ values, target }: { values: Form; target: Stored | undefined }) =>
      saveRecord(api, kind, { id: target?.id ?? 0, form: values, version: target?.version, key: keyOf() }),
  });

  const fail = (error: unknown) => {
    const text = failedTo(`save ${kind.noun}`, error);
    toasts.error(text);
    setState({ kind: 'failed', text });
  };

  /**
   * Merges what the other person saved into the form and saves again. If both changed the same, this person must choose
   * first. `known` is the version from which this person's text was made, if it is known.
   */
  const meetConflict = async (id: number, known: Stored | undefined) => {
    const theirs = await readRecord(api, kind, id);
    const { key, load } = kind.mergedText ?? {};
    const merge = await load?.();
    // The person may have typed while the requests ran.
    dispatchEvent(new Event(flushEvent));
    const versions = { base: known && kind.toForm(known), mine: form.getValues(), theirs: kind.toForm(theirs) };
    const text = key && merge && { key, merge };
    const result = mergeForms(versions, { keys: fieldKeys(fields), text, asked: kind.asked });
    const values = takeSides(result.versions.mine, result.sides, result.versions);
    form.reset(values, { keepDefaultValues: true });
    setBase(theirs);
    const name = nameOf(theirs);
    if (result.sides.size > 0) return setState({ kind: 'conflict', conflict: { ...result, name } });
    const taken = result.taken.map((field) => fields[field].label).join(', ');
    const merged = taken && mergedSentence(name, taken);
    await save({ values, target: theirs, known: theirs, merged });
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
    await save({ values, target: made, known: undefined });
    return true;
  };

  const saveOnce = async (values: Form, target: Stored | undefined) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await save({ values, target, known: target });
    } finally {
      isUnderWay.current = false;
    }
  };

  const save = async ({ values, target, known, merged = '' }: SaveAttempt<Form, Stored>): Promise<void> => {
    try {
      const answer = await saving.mutateAsync({ values, target });
      const stored = kind.recordSchema.safeParse(answer).data;
      if (stored && target) queryClient.setQueriesData({ queryKey: [kind.list, 'list'] }, renewRow(stored));
      void queryClient.invalidateQueries();
      if (mustStay.current && stored && onStayed) {
        setBase(stored);
        setState({ kind: 'ready' });
        void restart();
        onStayed(values, stored);
      } else {
        void finish();
        onSaved(values, stored);
      }
      if (merged) toasts.success(`${words.saved} ${merged}`);
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status >= 500) mayBeMade.current = true;
      if (target) await meetRefusal(error, target.id, known);
      else if (!hasStatus(error, 409) || !(await saveToMade(values).catch(() => false))) fail(error);
    }
  };

  const meetRefusal = async (error: unknown, id: number, known: Stored | undefined) => {
    if (hasStatus(error, 404)) setState({ kind: 'gone' });
    else if (hasStatus(error, 412)) await meetConflict(id, known).catch(readFailed);
    else fail(error);
  };

  const readFailed = (error: unknown) => {
    if (hasStatus(error, 404)) setState({ kind: 'gone' });
    else fail(error);
  };

  const choose = (choices: ReadonlyMap<keyof Form & string, Side>) => {
    if (state.kind !== 'conflict') return;
    const { conflict } = state;
    form.reset(takeSides(form.getValues(), choices, conflict.versions), { keepDefaultValues: true });
    setState({ kind: 'conflict', conflict: { ...conflict, sides: new Map([...conflict.sides, ...choices]) } });
  };

  return {
    kind,
    fields,
    keeping,
    state,
    /** The stored version that the next save replaces. */
    base,
    /** Sets the stored version that the next save replaces. */
    rebase: setBase,
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
    /** Deletes the stored text after something else has saved it, and stores what is typed from then on. */
    restart,
    offered: offered && {
      text: offered,
      takeUp: () => actions.open.mutate(offered),
      discard: () => {
        actions.discard.mutate(offered);
        setOffered(undefined);
      },
    },
    close: onClose,
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

/** Says in the toast which fields another person changed, after their changes were merged. */
function mergedSentence(name: string | undefined, labels: string): string {
  return `What ${name ?? 'someone else'} changed is kept too: ${labels}.`;
}
