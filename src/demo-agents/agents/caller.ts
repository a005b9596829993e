import type { PlainSlot } from '../slots/slots.ts';
import { type Translated, translated } from '../text/translated.ts';

/** The slot for the name that a ticket is under. */
export function nameSlot(label: Translated): PlainSlot {
  const prompt = translated('What name is it under?', '请问怎么称呼？', '성함이 어떻게 되세요?');
  return { key: 'name', kind: 'name', label, prompt };
}

/** The slot for the caller's phone number, with its prompt in three languages. */
export function phoneSlot(english: string, chinese: string, korean: string): PlainSlot {
  const label = translated('Phone', '电话', '전화');
  return { key: 'phone', kind: 'phone', label, prompt: translated(english, chinese, korean) };
}
