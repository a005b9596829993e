const requests = new WeakSet<Request>();

/** Notes that the page of a request shows what one visitor typed, or what is not published. */
export function noteForOneVisitor(request: Request): void {
  requests.add(request);
}

/** Returns whether the page of a request shows what one visitor typed, or what is not published. */
export function isForOneVisitor(request: Request): boolean {
  return requests.has(request);
}
