import type { EnquiryRow } from './enquiry.repository.ts';

const head = ['Received', 'Status', 'Name', 'E-mail', 'Phone', 'Business', 'Message', 'Variant', 'Number'];

/**
 * Yields enquiries as a CSV table, part by part. It begins with a byte order mark, without which Excel misreads macrons and
 * Chinese.
 */
export async function* writeEnquiryCsv(rows: AsyncIterable<EnquiryRow>): AsyncGenerator<string> {
  yield `\u{feff}${head.map(csvCell).join(',')}\r\n`;
  for await (const row of rows) {
    const { created_at, status, name, email, phone, business, message, locale, id } = row;
    yield `${[created_at, status, name, email, phone, business, message, locale, String(id)].map(csvCell).join(',')}\r\n`;
  }
}

/** Characters with which a spreadsheet formula begins, in ASCII and in full width. */
const formulaStart = /^[=+\-@\t\r\n|%＝＋－＠]/;

/** Returns a quoted cell, with an apostrophe before text that a spreadsheet would run as a formula. */
export function csvCell(text: string): string {
  const harmless = formulaStart.test(text.trimStart()) ? `'${text}` : text;
  return `"${harmless.replace(/"/g, '""')}"`;
}
