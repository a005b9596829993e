import { networkErrorText, problemToText } from '#shared/api/problem-to-text.ts';
import { type Answer, sendJson } from './send-json.ts';

/** An error sentence, or `undefined` after a success. */
export type Failure = string | undefined;

export async function sendOrExplain(url: string, payload: unknown, failed: string): Promise<Failure> {
  const answer = await sendJson(url, payload);
  return answer.kind === 'ok' ? undefined : refusalText(answer, failed);
}

/** Returns the sentence about a failed request. After too many attempts, the sentence says when to try again. */
export function refusalText(answer: Exclude<Answer, { kind: 'ok' }>, fallback: string): string {
  if (answer.kind === 'unreachable') return networkErrorText;
  const text = problemToText(answer.body, fallback);
  const saysWhen = answer.status !== 429 || answer.retryAfter === undefined || /\d/.test(text);
  return saysWhen ? text : `${text} ${waitText(answer.retryAfter ?? 1)}`;
}

/** Returns a sentence that says when to try again. Example: "You can try again in 2 minutes." */
export function waitText(seconds: number): string {
  if (seconds <= 90) return `You can try again in ${countOf(Math.max(1, seconds), 'second')}.`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return `You can try again in ${countOf(minutes, 'minute')}.`;
  return `You can try again in ${countOf(Math.ceil(minutes / 60), 'hour')}.`;
}

function countOf(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
