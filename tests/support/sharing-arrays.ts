/**
 * Returns the names of those arrays in nested records that are parts of a larger piece of memory, and so keep all of it
 * in use.
 */
export function sharingArrays(record: unknown, name = ''): string[] {
  if (ArrayBuffer.isView(record)) return record.byteLength < record.buffer.byteLength ? [name] : [];
  if (typeof record !== 'object' || record === null) return [];
  return Object.entries(record).flatMap(([key, value]) => sharingArrays(value, `${name}.${key}`));
}
