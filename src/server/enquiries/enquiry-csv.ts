import { byteOrderMark, csvRow } from '../http/csv.ts';
import type { EnquiryRow } from './enquiry.repository.ts';

const head = [
  'Received',
  'Status',
  'Name',
  'Email',
  'Phone',
  'Business',
  'Message',
  'Variant',
  'Number',
  'Kind',
  'Earlier conversation',
  'Clients a year',
  'Agreed to the terms',
  'Partner link',
];

/** Yields enquiries as a CSV table, in parts. */
export async function* writeEnquiryCsv(rows: AsyncIterable<EnquiryRow>): AsyncGenerator<string> {
  yield byteOrderMark + csvRow(head);
  for await (const row of rows) {
    const { created_at, status, name, email, phone, business, message, locale, id, kind, conversation } = row;
    const { clients, agreed_to_terms_at, partner } = row;
    const cells = [created_at, status, name, email, phone, business, message, locale, String(id), kind, conversation];
    cells.push(clients === null ? '' : String(clients), agreed_to_terms_at ?? '', partner);
    yield csvRow(cells);
  }
}
