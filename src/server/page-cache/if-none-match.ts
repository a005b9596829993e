/** Whether an If-None-Match header names this entity tag, compared weakly (RFC 9110, 13.1.2). */
export function isNoneMatchMet(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  const opaque = opaqueTag(etag);
  return header.split(',').some((part) => opaqueTag(part.trim()) === opaque);
}

function opaqueTag(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag;
}
