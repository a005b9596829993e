import { expect, test } from 'vitest';
import { csvCell } from '../http/csv.ts';

test.each([
  ['plain', '"plain"'],
  ['with "quotes", a comma', '"with ""quotes"", a comma"'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+64 21 000 000', `"'+64 21 000 000"`],
  ['-1+1', `"'-1+1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['  =1+1', `"'  =1+1"`],
  ['＝1+1', `"'＝1+1"`],
  ['a=b', '"a=b"'],
  ['', '""'],
])('the cell of %j is %s', (text, cell) => expect(csvCell(text)).toBe(cell));
