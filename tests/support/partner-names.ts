import { expect } from 'vitest';

/** Texts that somebody could write into a partner's link, and what may be kept of them. */
const hostileNames: readonly (readonly [text: string, kept: string])[] = [
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['"><img src=x onerror=1>', 'img-src-x-onerror-1'],
  ['=HYPERLINK("http://x")', 'hyperlink-http-x'],
  ["a\r\nBcc: x@y.zz\u0000\u202e'; drop table enquiries", 'a-bcc-x-y-zz-drop-table-enquiries'],
  ['half \ud800 a character', 'half-a-character'],
  ['///', ''],
];

/** Expects that a function keeps only letters and digits of what somebody wrote into a partner's link. */
export function expectHarmlessNames(read: (text: string) => string): void {
  for (const [text, kept] of hostileNames) expect(read(text), JSON.stringify(text)).toBe(kept);
  expect(read('x'.repeat(5000)).length).toBeLessThanOrEqual(60);
}
