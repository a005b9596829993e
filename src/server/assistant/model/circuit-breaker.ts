/** After this number of failures in a row, the model is not called for `openTime` milliseconds. */
const failureMaximum = 3;
const openTime = 60_000;

/** Creates a circuit breaker. It keeps visitors from waiting for a model that fails again and again. */
export function createCircuitBreaker(now: () => Date) {
  let failures = 0;
  let openUntil = 0;
  return {
    isOpen: () => now().getTime() < openUntil,
    recordSuccess() {
      failures = 0;
    },
    recordFailure() {
      failures += 1;
      if (failures < failureMaximum) return;
      failures = 0;
      openUntil = now().getTime() + openTime;
    },
  };
}

/**
 * Returns why a model failed, for the log: a status, a network code or a name. Leaves out the provider's message, which
 * may repeat the API key, and the request, which contains the visitor's words.
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
