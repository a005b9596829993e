import { expect, test } from 'vitest';
import { withCorrectSpelling } from './spelling.ts';

test.each([
  ['wich is the midle packge', 'which is the middle package'],
  ['wen do u ring ppl back', 'when do you ring people back'],
  ['does the Growht plan answer the phone', 'does the Growht plan answer the phone'],
  ['write to jo.wich@example.com', 'write to jo.wich@example.com'],
  ['两个套餐有什么区别', '两个套餐有什么区别'],
])('%s is read as %s', (question, read) => {
  expect(withCorrectSpelling(question)).toBe(read);
});
