/**
 * Why a model failed, for the log: a status, a network code or a name. Never the message or the request, in which a
 * provider may repeat the key and the SDK keeps the visitor's words.
 */
export function failureReason(failure: unknown): string {
  if (!(failure instanceof Error)) return 'unknown';
  if (failure.name === 'ModelFailure') return failure.message;
  if ('statusCode' in failure && typeof failure.statusCode === 'number' && failure.statusCode >= 400) {
    return `status ${failure.statusCode}`;
  }
  return networkCode(failure) ?? failure.name;
}

function networkCode(failure: unknown, depth = 0): string | undefined {
  if (!(failure instanceof Error) || depth > 4) return undefined;
  if ('code' in failure && typeof failure.code === 'string') return failure.code;
  return networkCode(failure.cause, depth + 1);
}
