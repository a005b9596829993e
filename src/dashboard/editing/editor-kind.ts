import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { type ApiClient, readAnswer } from '#dashboard/api/api-client.ts';
import type { DeskTab } from '#dashboard/lists/desk-address.ts';
import type { Noun } from '#dashboard/record-words.ts';

/** What every record of the desk has. */
export interface StoredRecord {
  readonly id: number;
  readonly version: number;
}

/** How one field of a form is read aloud when two versions are compared. */
export interface EditorField<Form extends FieldValues> {
  readonly label: string;
  readonly show: (form: Form) => string;
}

/** Every field of a form, in the dialog's order. A field that is missing here does not compile. */
export type EditorFields<Form extends FieldValues> = {
  readonly [Key in keyof Form & string]-?: EditorField<Form>;
};

/** The names of a form's fields, in the dialog's order. */
export function fieldKeys<Form extends FieldValues>(fields: EditorFields<Form>): (keyof Form & string)[] {
  return Object.keys(fields);
}

/** What the lists, dialogs and requests need to know about articles, categories or tags. */
export interface EditorKind<Form extends FieldValues, Stored extends StoredRecord> {
  readonly noun: Noun;
  /** The tab, and the first part of the query key of its lists. */
  readonly list: DeskTab;
  /** Address of the records in the API. */
  readonly path: string;
  /** Returns what drafts and lists call the record. */
  readonly titleOf: (form: Form) => string;
  readonly toForm: (record: Stored) => Form;
  /** Returns the body of a save (product 8.6). */
  readonly toPayload: (form: Form) => object;
  /** Parses the form kept in a draft: complete, though perhaps not valid yet. */
  readonly formSchema: z.ZodType<Form>;
  readonly recordSchema: z.ZodType<Stored>;
}

type RecordRequests<Stored extends StoredRecord> = Pick<EditorKind<never, Stored>, 'path' | 'recordSchema'>;

/** Fetches the current version of a record. */
export async function readRecord<Stored extends StoredRecord>(
  api: ApiClient,
  { path, recordSchema }: RecordRequests<Stored>,
  id: number,
): Promise<Stored> {
  return readAnswer(await api.send(`${path}/${id}`), recordSchema);
}

/**
 * Saves a record and returns the body of the answer: a POST for id 0, a PUT for any other. With a version, the save is
 * refused with 412 when the record has changed since (product 9.7).
 */
export async function saveRecord<Form extends FieldValues, Stored extends StoredRecord>(
  api: ApiClient,
  { path, toPayload }: EditorKind<Form, Stored>,
  { id, form, version }: { readonly id: number; readonly form: Form; readonly version: number | undefined },
): Promise<unknown> {
  const body = toPayload(form);
  const answer =
    id === 0
      ? await api.send(path, { method: 'POST', body })
      : await api.send(`${path}/${id}`, { method: 'PUT', body, version });
  return answer.body;
}

/** Deletes a record. */
export async function deleteRecord(api: ApiClient, { path }: { readonly path: string }, id: number): Promise<void> {
  await api.send(`${path}/${id}`, { method: 'DELETE' });
}
