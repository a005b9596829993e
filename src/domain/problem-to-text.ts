/** Texts of the error catalogue that stand for a cause rather than for an answer (specification 8). */
export const networkErrorText = 'Network error. Please try again.';

/**
 * The sentence in an error answer's body (specification 8, Login and register): a string as it is, a `detail` string as
 * it is, a `detail` list joined from each item's msg or message, a `detail` object's values joined; else the fallback.
 */
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
