import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { useDesk } from '#desk/desk-context.ts';
import type { Noun } from '#desk/ui/record-labels.ts';
import type { WorkingCopy } from '#shared/api/working-copy-contract.ts';
import { type Draft, type UnsavedText, useDrafts } from './draft-store.ts';
import type { EditorKind, StoredRecord } from './editor-kind.ts';
import { readCopyAsDraft, sendWorkingCopy, workingCopies } from './working-copy-requests.ts';

/** All unsaved texts, newest first: those of this person, and those of other people. */
export interface UnsavedTexts {
  readonly own: readonly UnsavedText[];
  readonly others: readonly WorkingCopy[];
}

/** Returns the unsaved texts of one kind of record. Only those of articles are also stored on the server. */
export function useUnsaved(noun: Noun): UnsavedTexts {
  const { api, drafts, session } = useDesk();
  const here = useDrafts();
  const { data: copies = [] } = useQuery({ ...workingCopies(api, session), enabled: noun === 'article' });
  return mergeUnsaved(
    here.filter((draft) => draft.noun === noun),
    noun === 'article' ? copies.filter(({ key }) => !drafts.hasDropped(key)) : [],
  );
}

export interface UnsavedOfRecord {
  readonly isMine: boolean;
  readonly others: readonly WorkingCopy[];
}

/** Returns the unsaved texts of each record that has some, by the id of the record. */
export function unsavedByRecord({ own, others }: UnsavedTexts): ReadonlyMap<number, UnsavedOfRecord> {
  const mine = new Set(own.map(({ recordId }) => recordId));
  const ids = new Set([...mine, ...others.flatMap((copy) => copy.article_id ?? [])]);
  return new Map(
    [...ids].map((id) => [id, { isMine: mine.has(id), others: others.filter((copy) => copy.article_id === id) }]),
  );
}

/**
 * Returns a function that finds the newest unsaved text that this person typed for a record. The function reads the
 * texts when it is called, so a later change does not render the dialog again.
 */
export function useFindUnsaved(noun: Noun): (recordId: number) => UnsavedText | undefined {
  const { api, drafts, session } = useDesk();
  const queryClient = useQueryClient();
  return (recordId) => {
    const copies = noun === 'article' ? queryClient.getQueryData(workingCopies(api, session).queryKey) : [];
    const own = drafts.all().filter((draft) => draft.noun === noun);
    const listed = (copies ?? []).filter(({ key }) => !drafts.hasDropped(key));
    return mergeUnsaved(own, listed).own.find((text) => text.recordId === recordId);
  };
}

/** Merges this browser's drafts with the server's copies. Of two with the same key, only the newer is listed. */
export function mergeUnsaved(drafts: readonly Draft[], copies: readonly WorkingCopy[]): UnsavedTexts {
  const mine = copies.filter((copy) => copy.is_mine);
  const newerThan = (key: string, sequence: number) =>
    mine.some((copy) => copy.key === key && copy.sequence > sequence);
  const here = drafts
    .filter(({ key, sequence }) => !newerThan(key, sequence))
    .map((draft): UnsavedText => {
      const { key, recordId, title, savedAt } = draft;
      return { key, recordId, title, savedAt, draft };
    });
  const elsewhere = mine
    .filter(({ key }) => !here.some((text) => text.key === key))
    .map(
      ({ key, article_id, title, updated_at }): UnsavedText => ({
        key,
        recordId: article_id ?? 0,
        title,
        savedAt: Date.parse(updated_at),
        draft: undefined,
      }),
    );
  return {
    own: [...here, ...elsewhere].toSorted((one, other) => other.savedAt - one.savedAt),
    others: copies.filter((copy) => !copy.is_mine),
  };
}

/**
 * Returns functions that open an unsaved text in a dialog, or discard it in this browser and on the server. The toast
 * about a discarded text offers Undo.
 */
export function useUnsavedActions<Form extends FieldValues, Stored extends StoredRecord>(
  kind: EditorKind<Form, Stored>,
  onContinue: (draft: Draft) => void,
) {
  const { api, drafts, session, toasts } = useDesk();
  const queryClient = useQueryClient();
  const open = useMutation({
    onMutate: () => toasts.settle('error'),
    mutationFn: async (text: UnsavedText) => text.draft ?? readCopyAsDraft(api, kind, text.key),
    onSuccess: onContinue,
    onError: () => toasts.error('The text could not be opened. Please try again.'),
  });
  const keepAgain = async (draft: Draft) => {
    // A failure is ignored, because the draft is still in this tab's memory.
    await drafts.put(draft).catch(() => {});
    if (!kind.hasWorkingCopies) return;
    const version = kind.recordSchema.safeParse(draft.record).data?.version;
    const { key, recordId, sequence, form } = draft;
    // A failure is ignored, because the text is still in this browser.
    await sendWorkingCopy(api, key, { recordId, version, sequence, form });
    await queryClient.invalidateQueries({ queryKey: workingCopies(api, session).queryKey });
  };
  const discard = useMutation({
    mutationFn: async ({ key, draft }: UnsavedText) => {
      // Undo needs the whole text. The list of the server's working copies contains only titles.
      const whole = draft ?? (await readCopyAsDraft(api, kind, key));
      drafts.drop(key);
      if (!kind.hasWorkingCopies) return whole;
      const failure = await sendWorkingCopy(api, key, undefined);
      if (failure) throw new Error('The server did not discard the text');
      await queryClient.invalidateQueries({ queryKey: workingCopies(api, session).queryKey });
      return whole;
    },
    onSuccess: (draft) =>
      toasts.success('What you typed is discarded', { label: 'Undo', onPress: () => void keepAgain(draft) }),
    onError: (_failure, { key }) => {
      drafts.undrop(key);
      toasts.error('The text could not be discarded. Please try again.');
    },
  });
  return { open, discard };
}
