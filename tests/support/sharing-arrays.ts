/**
 * Returns the names of the typed arrays in nested records that use only a part of their buffer. Such an array keeps the
 * whole buffer in memory.
 */
export function sharingArrays(record: unknown, name = ''): string[] {
  if (ArrayBuffer.isView(record)) return record.byteLength < record.buffer.byteLength ? [name] : [];
  if (typeof record !== 'object' || record === null) return [];
  return Object.entries(record).flatMap(([key, value]) => sharingArrays(value, `${name}.${key}`));
}
