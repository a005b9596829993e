import type { HeardRecording } from '#shared/pictures/heard-recording.ts';
import type { ExampleCall } from './example-calls.ts';

/** A call on the card of Home. With a recording it has the words of that, each with its time. */
export interface HeardCall extends Omit<ExampleCall, 'turns'> {
  readonly turns: readonly { readonly text: string; readonly isOurs?: boolean; readonly from?: number }[];
  readonly recording?: string;
}

/**
 * Returns an example call, or in its place the owner's recording of this trade in English. If the recording says
 * something else than the example, its occasion and its message are not those of the example.
 */
export function heardCall(example: ExampleCall, recordings: readonly HeardRecording[]): HeardCall {
  const found = recordings.find(({ trade, language }) => trade === example.key && language === 'en');
  if (!found) return example;
  const turns = found.lines.map(({ speaker, text, from }) => ({ text, isOurs: speaker === 'agent', from }));
  const recorded = { ...example, turns, recording: found.address };
  if (wordsOf(turns) === wordsOf(example.turns)) return recorded;
  const { receiver } = example.message;
  const message = { receiver, time: '', title: 'A message', detail: 'Who rang, why, and what was agreed' };
  return { ...recorded, occasion: example.trade, message: { ...message, facts: [] } };
}

/** Returns the words of a call without case, spaces and punctuation. */
function wordsOf(turns: readonly { readonly text: string }[]): string {
  const text = turns.map((turn) => turn.text).join(' ');
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
