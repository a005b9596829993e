import { csvCell } from '../records/csv-cell.ts';
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

/**
 * Yields enquiries as a CSV table, in parts. It begins with a byte order mark, because Excel misreads macrons and
 * Chinese without it.
 */
export async function* writeEnquiryCsv(rows: AsyncIterable<EnquiryRow>): AsyncGenerator<string> {
  yield `\u{feff}${head.map(csvCell).join(',')}\r\n`;
  for await (const row of rows) {
    const { created_at, status, name, email, phone, business, message, locale, id, kind, conversation } = row;
    const { clients, agreed_to_terms_at, partner } = row;
    const cells = [created_at, status, name, email, phone, business, message, locale, String(id), kind, conversation];
    cells.push(clients === null ? '' : String(clients), agreed_to_terms_at ?? '', partner);
    yield `${cells.map(csvCell).join(',')}\r\n`;
  }
}
