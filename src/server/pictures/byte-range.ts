/** A part of a file. Both ends are included. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the part of a file that a request's Range header asks for. Safari plays no sound without it. Returns `whole`
 * if the header asks for nothing that is answered in parts, and `none` if the file ends before the part begins.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const [, start, end] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (start === undefined || end === undefined || start + end === '') return 'whole';
  if (start !== '' && end !== '' && Number(start) > Number(end)) return 'whole';
  const from = start === '' ? Math.max(0, size - Number(end)) : Number(start);
  if (from >= size) return 'none';
  return { from, to: start === '' || end === '' ? size - 1 : Math.min(Number(end), size - 1) };
}
