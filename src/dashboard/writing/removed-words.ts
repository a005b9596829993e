import type { RemovedPart } from './html-tree.ts';

/** Maximum number of parts that the sentence lists. */
const namedMaximum = 5;

/** Returns in words what a save would remove. Example: "<h1>, the attribute style and the phone link tel:111". */
export function describeRemoved(parts: readonly RemovedPart[]): string {
  const named = [...new Set(parts.map(describePart))];
  const shown = named.slice(0, namedMaximum);
  const more = named.length - shown.length;
  if (more > 0) shown.push(`${more} more`);
  return shown.length === 1 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

function describePart({ element, attribute, value = '' }: RemovedPart): string {
  if (element === '!--') return 'comments';
  if (attribute === undefined) return `<${element}>`;
  const short = value.length > 40 ? `${value.slice(0, 40)}…` : value;
  if (element === 'img' && attribute === 'src')
    return value === '' ? 'pictures without an address' : `the picture ${short}`;
  if (attribute === 'href') return /^tel:/i.test(value) ? `the phone link ${short}` : `the link address ${short}`;
  return `the attribute ${attribute}`;
}
