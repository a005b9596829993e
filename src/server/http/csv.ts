/** Characters that start a formula in a spreadsheet, in ASCII and in full width. */
const formulaStart = /^[=+\-@\t\r\n|%＝＋－＠]/;

/** Returns a quoted cell. Text that a spreadsheet would run as a formula gets an apostrophe in front. */
export function csvCell(text: string): string {
  const harmless = formulaStart.test(text.trimStart()) ? `'${text}` : text;
  return `"${harmless.replace(/"/g, '""')}"`;
}

/** The first character of a CSV file. Without it, Excel misreads macrons and Chinese characters. */
export const byteOrderMark = '\u{feff}';

export function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
