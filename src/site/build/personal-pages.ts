const requests = new WeakSet<Request>();

/**
 * Marks a request whose page shows what one visitor typed, or content that is not published. The HTML of such a page
 * must not be cached.
 */
export function noteForOneVisitor(request: Request): void {
  requests.add(request);
}

export function isForOneVisitor(request: Request): boolean {
  return requests.has(request);
}
