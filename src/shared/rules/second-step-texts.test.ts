import { expect, test } from 'vitest';
import { passkeyFailureText, passkeyFailureTexts } from './second-step-texts.ts';

test.each([
  ['NotAllowedError', passkeyFailureTexts.refused],
  ['AbortError', passkeyFailureTexts.refused],
  ['InvalidStateError', passkeyFailureTexts.stored],
  ['SecurityError', passkeyFailureTexts.elsewhere],
  ['NotSupportedError', passkeyFailureTexts.unsupported],
])('a %s becomes “%s”', (name, sentence) => {
  expect(passkeyFailureText(new DOMException('…', name))).toBe(sentence);
});

test('any other failure becomes the sentence about browsers', () => {
  expect(passkeyFailureText(new Error('WebAuthn is not supported in this browser'))).toBe(
    passkeyFailureTexts.unsupported,
  );
  expect(passkeyFailureText('odd')).toBe(passkeyFailureTexts.unsupported);
});
