import { attemptTimeout } from './outbox-limits.ts';

/**
 * Maximum numbers of characters of the reason for a failure. Addresses are removed from the first `read` characters. Of
 * the result, at most `stored` characters are stored.
 */
const reasonMaximum = { read: 1000, stored: 300 };

/**
 * Returns a text with every web or mail server address replaced, because an address may contain a password or a key.
 */
export function withoutAddresses(text: string): string {
  return text.slice(0, reasonMaximum.read).replace(/\b[a-z]{1,20}:\/\/\S*/gi, '[address]');
}

/**
 * Returns why a message could not be sent, without addresses: the message of the error and of its cause, if it has one.
 * The message `fetch failed` alone explains nothing.
 */
export function reasonOf(error: unknown): string {
  return withoutAddresses(messageOf(error)).slice(0, reasonMaximum.stored);
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `There was no answer within ${attemptTimeout / 1000} seconds`;
  if (error instanceof AggregateError) return messageOf(error.errors[0]);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
