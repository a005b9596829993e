import type { EnquiryRow } from './enquiry.repository.ts';

const head = ['Received', 'Status', 'Name', 'E-mail', 'Phone', 'Business', 'Message', 'Variant', 'Number'];

/**
 * Enquiries as a table for a spreadsheet, part by part. It begins with a byte order mark, without which Excel takes
 * macrons and Chinese for something else.
 */
export async function* writeEnquiryCsv(rows: AsyncIterable<EnquiryRow>): AsyncGenerator<string> {
  yield `\u{feff}${head.map(csvCell).join(',')}\r\n`;
  for await (const row of rows) {
    const { created_at, status, name, email, phone, business, message, locale, id } = row;
    yield `${[created_at, status, name, email, phone, business, message, locale, String(id)].map(csvCell).join(',')}\r\n`;
  }
}

/** What a spreadsheet takes for the beginning of a formula, in ASCII and as an input method for Chinese writes it. */
const formulaStart = /^[=+\-@\t\r\n|%＝＋－＠]/;

/** A cell: quoted, and with an apostrophe before what a spreadsheet would otherwise run as a formula. */
export function csvCell(text: string): string {
  const harmless = formulaStart.test(text.trimStart()) ? `'${text}` : text;
  return `"${harmless.replace(/"/g, '""')}"`;
}
