/** The database cannot be used; the message says what to do. Raised at start only, so that nothing is served without it. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}
