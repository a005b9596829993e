import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { ApiClient } from '#desk/api/api-client.ts';
import { hasStatus } from '#desk/api/api-problem.ts';
import type { DeskTab } from '#desk/ui/desk-address.ts';
import type { Noun } from '#desk/ui/record-labels.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { madeRecordSchema } from '#shared/api/working-copy-contract.ts';
import type { Draft, UnsavedText } from './draft-store.ts';
import type { MergeText } from './version-merge.ts';

/** The fields that every record in the desk has. */
export interface StoredRecord {
  readonly id: number;
  readonly version: number;
  /** Name of the person who saved it last, if that is known. */
  readonly saved_by?: string | undefined;
}

/** How the conflict panel shows one field of a form. */
interface EditorField<Form extends FieldValues> {
  readonly label: string;
  readonly show: (form: Form) => string;
}

/** How the conflict panel shows a form, in the order of the fields. The type requires an entry for every field. */
export type EditorFields<Form extends FieldValues> = {
  readonly [Key in keyof Form & string]-?: EditorField<Form>;
};

/** Returns the names of a form's fields, in the order of the dialog. */
export function fieldKeys<Form extends FieldValues>(fields: EditorFields<Form>): (keyof Form & string)[] {
  return Object.keys(fields);
}

/** What the lists, dialogs and requests need to know about one kind of record: articles, categories or tags. */
export interface EditorKind<Form extends FieldValues, Stored extends StoredRecord> {
  readonly noun: Noun;
  /** The name of the tab that lists the records. It is also the first part of the query keys of its lists. */
  readonly list: DeskTab;
  readonly path: string;
  /** Returns the name that a list shows for a draft: the title or name in the form. */
  readonly titleOf: (form: Form) => string;
  readonly toForm: (record: Stored) => Form;
  readonly toPayload: (form: Form) => object;
  /** Parses a form that was stored as a draft. Every field must be there, but the values need not be valid yet. */
  readonly formSchema: z.ZodType<Form>;
  readonly recordSchema: z.ZodType<Stored>;
  /** The field whose text is merged block by block, if someone else saved the record. */
  readonly mergedText?: { readonly key: keyof Form & string; readonly load: () => Promise<MergeText> };
  /** Fields that are not merged without asking. */
  readonly asked?: readonly (keyof Form & string)[];
  /** Fetches an earlier version of a record. */
  readonly readVersion?: (api: ApiClient, record: Stored, number: number) => Promise<Stored>;
}

export interface EditingParts<Form extends FieldValues, Stored extends StoredRecord> {
  readonly kind: EditorKind<Form, Stored>;
  readonly fields: EditorFields<Form>;
  readonly form: UseFormReturn<Form, unknown, Form>;
  readonly record: Stored | undefined;
  /** The form's values before any change: the values of the stored record, or the values of a new record. */
  readonly pristine: Form;
  readonly draft: Draft | undefined;
  /** An earlier unsaved text of the same record. The dialog offers to restore it. */
  readonly offered?: UnsavedText | undefined;
  readonly onTakeUp: (draft: Draft) => void;
  readonly onClose: () => void;
  /** `stored` is the record from the response, or `undefined` if the response could not be read. */
  readonly onSaved: (form: Form, stored: Stored | undefined) => void;
  /** Called after a save that leaves the dialog open. Without it, every save closes the dialog. */
  readonly onStayed?: (form: Form, stored: Stored) => void;
}

type RecordRequests<Stored extends StoredRecord> = Pick<EditorKind<never, Stored>, 'path' | 'recordSchema'>;

export function readRecord<Stored extends StoredRecord>(
  api: ApiClient,
  { path, recordSchema }: RecordRequests<Stored>,
  id: number,
): Promise<Stored> {
  return api.read(recordSchema, `${path}/${id}`);
}

/** The data of one save: the record to change, and what is sent to the API. */
interface RecordSave<Form> {
  readonly id: number;
  readonly form: Form;
  readonly version: number | undefined;
  /** The idempotency key. It prevents a save that is sent again from creating a second record. */
  readonly key: string;
}

/**
 * Saves a record and returns the response body. Sends a POST if the id is 0, otherwise a PUT. If the record is no
 * longer at the passed version, the API refuses the save with 412.
 */
export async function saveRecord<Form extends FieldValues, Stored extends StoredRecord>(
  api: ApiClient,
  { path, toPayload }: EditorKind<Form, Stored>,
  { id, form, version, key }: RecordSave<Form>,
): Promise<unknown> {
  const body = toPayload(form);
  const answer =
    id === 0
      ? await api.send(path, { method: 'POST', body, idempotencyKey: key })
      : await api.send(`${path}/${id}`, { method: 'PUT', body, version });
  return answer.body;
}

/**
 * Returns the id of the record that an earlier save with this key created, or `undefined`. The response to that save
 * may have been lost.
 */
export async function findMadeRecord(
  api: ApiClient,
  { noun }: { readonly noun: Noun },
  key: string,
): Promise<number | undefined> {
  try {
    const made = await api.read(madeRecordSchema, `${apiPaths.adminSaves}/${key}`);
    return made.kind === noun ? made.id : undefined;
  } catch (error) {
    if (hasStatus(error, 404)) return undefined;
    throw error;
  }
}

export async function deleteRecord(api: ApiClient, { path }: { readonly path: string }, id: number): Promise<void> {
  await api.send(`${path}/${id}`, { method: 'DELETE' });
}
