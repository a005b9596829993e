import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import { type ApiClient, readAnswer } from '#desk/api/api-client.ts';
import { ApiProblem, hasStatus, NetworkProblem, problemDetail } from '#desk/api/api-problem.ts';
import type { Session } from '#desk/api/session.ts';
import { useDesk } from '#desk/desk-context.ts';
import type { Noun } from '#desk/ui/record-labels.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type FullWorkingCopy,
  fullWorkingCopySchema,
  type WorkingCopy,
  workingCopySchema,
} from '#shared/api/working-copy-contract.ts';
import type { CopyFailure } from './copy-keeper.ts';
import { type Draft, type UnsavedText, useDrafts } from './draft-store.ts';
import { type EditorKind, readRecord, type StoredRecord } from './editor-kind.ts';

/** All unsaved texts, newest first: those of this person, and those of other people. */
type UnsavedTexts = ReturnType<typeof mergeUnsaved>;

/** Returns the unsaved texts of one kind of record. Only those of articles are also stored on the server. */
export function useUnsaved(noun: Noun) {
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
export function mergeUnsaved(drafts: readonly Draft[], copies: readonly WorkingCopy[]) {
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
    if (kind.noun !== 'article') return;
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
      if (kind.noun !== 'article') return whole;
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

/** Interval at which the open desk fetches the list of working copies again, in milliseconds. */
const refreshInterval = 30_000;

/** Returns the query that fetches all working copies. After the session has ended, it fetches nothing. */
export function workingCopies(api: ApiClient, session: Session) {
  return queryOptions({
    queryKey: ['working-copies'],
    queryFn: async ({ signal }): Promise<readonly WorkingCopy[]> => {
      if (session.state().kind === 'ended') return [];
      // A refused token must not interrupt a person who is typing, so this request does not open the panel for signing
      // in. The next request that uses `send` opens the panel.
      const answer = await api.sendOnce(apiPaths.adminWorkingCopies, { signal });
      return readAnswer(answer, z.array(workingCopySchema));
    },
    refetchInterval: refreshInterval,
    retry: false,
  });
}

export function readWorkingCopy(api: ApiClient, key: string): Promise<FullWorkingCopy> {
  return api.read(fullWorkingCopySchema, `${apiPaths.adminWorkingCopies}/${key}`);
}

/**
 * Fetches a working copy and the version of the record that it changes. Returns both as a draft that a dialog can open.
 */
async function readCopyAsDraft<Form extends FieldValues, Stored extends StoredRecord>(
  api: ApiClient,
  kind: EditorKind<Form, Stored>,
  key: string,
): Promise<Draft> {
  const copy = await readWorkingCopy(api, key);
  const { article_id: id, base_version: number } = copy;
  const current = id === null ? undefined : await ifFound(readRecord(api, kind, id));
  const isBehind = current !== undefined && current.version !== number;
  const base = isBehind && number !== null ? await ifFound(kind.readVersion?.(api, current, number)) : undefined;
  return {
    key,
    noun: kind.noun,
    recordId: current?.id ?? 0,
    title: copy.title,
    savedAt: Date.parse(copy.updated_at),
    sequence: copy.sequence,
    form: copy.form,
    record: base ?? current,
    isBehind: isBehind && !base,
  };
}

/** The text that the copy keeper sends in one request, and the record that it belongs to. */
export interface CopyRequest {
  readonly recordId: number;
  readonly version: number | undefined;
  readonly sequence: number;
  readonly form: unknown;
}

/** Stores a working copy, or deletes it if `copy` is `undefined`. If this fails, resolves with the reason. */
export async function sendWorkingCopy(
  api: ApiClient,
  key: string,
  copy: CopyRequest | undefined,
): Promise<CopyFailure | undefined> {
  const path = `${apiPaths.adminWorkingCopies}/${key}`;
  try {
    if (!copy) await api.sendOnce(path, { method: 'DELETE' });
    else {
      const { recordId, version = null, sequence, form } = copy;
      const body = { article_id: recordId || null, base_version: version, sequence, form };
      await api.sendOnce(path, { method: 'PUT', body });
    }
    return undefined;
  } catch (error) {
    return failureOf(error);
  }
}

function failureOf(error: unknown): CopyFailure {
  if (error instanceof NetworkProblem) return { kind: 'unreachable' };
  if (!(error instanceof ApiProblem)) throw error;
  if (error.status === 401) return { kind: 'signed-out' };
  if (error.status === 409) return { kind: 'taken', text: problemDetail(error, 'The server does not keep it.') };
  if (error.status === 413) return { kind: 'refused', text: 'The text is too long for the server.' };
  if (error.status >= 500 || error.status === 429) return { kind: 'unreachable' };
  return { kind: 'refused', text: problemDetail(error, 'The server does not keep it.') };
}

/** Returns what a request finds, or `undefined` after a 404. */
async function ifFound<Found>(request: Promise<Found> | undefined): Promise<Found | undefined> {
  try {
    return await request;
  } catch (error) {
    if (hasStatus(error, 404)) return undefined;
    throw error;
  }
}
