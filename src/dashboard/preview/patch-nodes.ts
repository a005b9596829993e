/**
 * Makes the children of `shown` equal to those of `wanted`. Nodes that are already equal stay, so that pictures do not
 * load again and nothing flashes. Returns the first element that was changed.
 */
export function patchChildren(shown: Element, wanted: Element): Element | undefined {
  const before = [...shown.childNodes];
  const after = [...wanted.childNodes];
  let start = 0;
  while (isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && isSame(before.at(-1 - end), after.at(-1 - end)))
    end += 1;
  const removed = before.slice(start, before.length - end);
  const added = after.slice(start, after.length - end);
  const [old, next] = [removed[0], added[0]];
  if (removed.length === 1 && added.length === 1 && isElement(old) && isElement(next) && isAlike(old, next)) {
    return patchChildren(old, next) ?? old;
  }
  const behind = before[before.length - end] ?? null;
  for (const node of removed) node.remove();
  for (const node of added) shown.insertBefore(node, behind);
  if (removed.length === 0 && added.length === 0) return undefined;
  return added.find(isElement) ?? shown;
}

function isSame(a: ChildNode | undefined, b: ChildNode | undefined): boolean {
  return a !== undefined && b !== undefined && a.isEqualNode(b);
}

/** Returns whether two elements are equal apart from their children. */
function isAlike(a: Element, b: Element): boolean {
  return a.cloneNode(false).isEqualNode(b.cloneNode(false));
}

function isElement(node: Node | undefined): node is Element {
  return node !== undefined && node.nodeType === 1;
}
