import type { FieldValues, Path } from 'react-hook-form';
import type { z } from 'zod';
import type { ApiClient } from '#dashboard/api/api-client.ts';
import type { DeskTab } from '#dashboard/lists/desk-address.ts';
import type { Noun } from '#dashboard/record-words.ts';

/** What every record of the desk has. */
export interface StoredRecord {
  readonly id: number;
  readonly version: number;
}

/** A field of a form, for comparing two versions side by side. */
export interface EditorField<Form extends FieldValues> {
  readonly key: Path<Form> & keyof Form & string;
  readonly label: string;
  /** The field's value for reading. */
  readonly show: (form: Form) => string;
}

/** What an editor dialog knows about its noun. */
export interface EditorKind<Form extends FieldValues, Stored extends StoredRecord> {
  readonly noun: Noun;
  /** What a draft and a list call this record. */
  readonly titleOf: (form: Form) => string;
  readonly toForm: (record: Stored) => Form;
  readonly formSchema: z.ZodType<Form>;
  readonly recordSchema: z.ZodType<Stored>;
  /** Reads the record as it is on the server now. */
  readonly read: (api: ApiClient, id: number) => Promise<Stored>;
  /** The key under which its lists are kept. */
  readonly list: DeskTab;
  /** Sends a save, a POST for id 0, a PUT for any other (specification 4), and gives the body of the answer. */
  readonly save: (api: ApiClient, id: number, form: Form, version: number | undefined) => Promise<unknown>;
}
