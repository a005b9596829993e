/** What the router answered to an address asked without any header of a visitor. */
export interface RenderedAnswer {
  readonly status: number;
  /** Names in lower case; what belongs to a connection, or is made anew for each form, is left out. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

/** Belongs to one connection or one form of the bytes, not to the answer. */
const perDelivery = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length', 'etag']);

/** Takes an answer as Fastify's `inject` gives it. */
export function toRenderedAnswer(injected: {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | number | undefined>>;
  readonly rawPayload: Buffer;
}): RenderedAnswer {
  const headers = new Map<string, string>();
  for (const [name, value] of Object.entries(injected.headers)) {
    if (value !== undefined && !perDelivery.has(name.toLowerCase())) headers.set(name.toLowerCase(), String(value));
  }
  return { status: injected.statusCode, headers, body: injected.rawPayload };
}

/**
 * Whether an answer may be given to everyone: a whole success that sets no cookie, differs by nothing but its encoding
 * and does not say of itself that it is not to be kept.
 */
export function mayBeKept({ status, headers }: RenderedAnswer): boolean {
  if (status !== 200 || headers.has('set-cookie')) return false;
  if (!/^(accept-encoding)?$/i.test(headers.get('vary') ?? '')) return false;
  return !/no-store|private/i.test(headers.get('cache-control') ?? '');
}
