import { queryOptions } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import { type ApiClient, readAnswer } from '#desk/api/api-client.ts';
import { ApiProblem, hasStatus, NetworkProblem, problemDetail } from '#desk/api/api-problem.ts';
import type { Session } from '#desk/api/session.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type FullWorkingCopy,
  fullWorkingCopySchema,
  type WorkingCopy,
  workingCopySchema,
} from '#shared/api/working-copy-contract.ts';
import type { CopyFailure } from './copy-keeper.ts';
import type { Draft } from './draft-store.ts';
import { type EditorKind, readRecord, type StoredRecord } from './editor-kind.ts';

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
export async function readCopyAsDraft<Form extends FieldValues, Stored extends StoredRecord>(
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
