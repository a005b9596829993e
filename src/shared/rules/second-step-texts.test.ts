import { expect, test } from 'vitest';
import { passkeyFailureText, passkeyFailureTexts } from './second-step-texts.ts';

test.each([
  [new DOMException('…', 'NotAllowedError'), passkeyFailureTexts.refused],
  [new DOMException('…', 'AbortError'), passkeyFailureTexts.refused],
  [new DOMException('…', 'InvalidStateError'), passkeyFailureTexts.stored],
  [new DOMException('…', 'SecurityError'), passkeyFailureTexts.elsewhere],
  [new DOMException('…', 'NotSupportedError'), passkeyFailureTexts.unsupported],
  [new Error('WebAuthn is not supported in this browser'), passkeyFailureTexts.unsupported],
  ['odd', passkeyFailureTexts.unsupported],
])('%s becomes “%s”', (failure, sentence) => expect(passkeyFailureText(failure)).toBe(sentence));
