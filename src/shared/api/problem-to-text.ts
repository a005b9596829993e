/** The message that people see if the API cannot be reached. */
export const networkErrorText = 'Network error. Please try again.';

/** Returns the text in the body of an error response, or the fallback if there is none. */
export function problemToText(body: unknown, fallback: string): string {
  if (typeof body === 'string') return body.trim() || fallback;
  if (typeof body !== 'object' || body === null || !('detail' in body)) return fallback;
  const { detail } = body;
  if (typeof detail === 'string') return detail || fallback;
  if (Array.isArray(detail)) return detail.map(itemText).join(', ') || fallback;
  if (typeof detail === 'object' && detail !== null) return Object.values(detail).map(String).join(', ') || fallback;
  return fallback;
}

function itemText(item: unknown): string {
  if (typeof item === 'object' && item !== null) {
    if ('msg' in item && typeof item.msg === 'string') return item.msg;
    if ('message' in item && typeof item.message === 'string') return item.message;
  }
  return 'Validation error';
}
