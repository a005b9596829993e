import { expect, test } from 'vitest';
import { csvCell } from '../http/csv.ts';
import { writeEnquiryCsv } from './enquiry-csv.ts';

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
])('the cell of %j is %s', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test('a table begins with a byte order mark and a header row, and ends each line as RFC 4180 says', async () => {
  const row = {
    id: 7,
    kind: 'callback',
    status: 'new',
    suspicion: '',
    name: 'Aroha',
    email: 'a@example.com',
    phone: '',
    business: '',
    message: '=cmd()',
    conversation: 'Visitor: person',
    clients: 4,
    agreed_to_terms_at: '2026-11-21T00:00:00.000Z',
    partner: 'harbour-web',
    locale: 'en-NZ',
    version: 1,
    created_at: '2026-11-21T00:00:00.000Z',
    updated_at: '2026-11-21T00:00:00.000Z',
    trashed_at: null,
    owner_id: null,
    owner_name: null,
  } as const;
  const parts: string[] = [];
  async function* rows() {
    yield row;
  }
  for await (const part of writeEnquiryCsv(rows())) parts.push(part);
  expect(parts.join('')).toBe(
    `\u{feff}"Received","Status","Name","Email","Phone","Business","Message","Variant","Number","Kind","Earlier conversation","Clients a year","Agreed to the terms","Partner link"\r\n"2026-11-21T00:00:00.000Z","new","Aroha","a@example.com","","","'=cmd()","en-NZ","7","callback","Visitor: person","4","2026-11-21T00:00:00.000Z","harbour-web"\r\n`,
  );
});
