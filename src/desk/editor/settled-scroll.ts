import type { EditorView } from 'prosemirror-view';

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Returns whether a key press moves the cursor to the start or the end of the whole text. */
export function isJumpToEdge({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean {
  if (altKey) return false;
  if (key === 'End' || key === 'Home') return ctrlKey && !metaKey;
  return (key === 'ArrowDown' || key === 'ArrowUp') && metaKey && !ctrlKey;
}

/** Maximum number of frames. The scrolling then ends, even if the block still moves. */
const frameMaximum = 60;
/** The scrolling ends when the block has not moved for this many frames in a row. */
const stillFrames = 5;

/** Scrolls the block with the cursor into sight until it stays there. */
export function settleAtCursor(view: EditorView): void {
  const blockOfCursor = () => view.dom.children[view.state.selection.$head.index(0)];
  settleAt(() => (view.isDestroyed ? undefined : blockOfCursor()), 'nearest');
}

/**
 * Scrolls an element into sight until it stays there. The browser lays out the blocks of a long text only when they
 * come into sight. So the text moves after a jump, and one scroll would leave the element out of sight.
 */
export function settleAt(find: () => Element | null | undefined, block: ScrollLogicalPosition): void {
  let still = 0;
  let frame = 0;
  let before: Element | undefined;
  let last: number | undefined;
  const look = () => {
    if (frame >= frameMaximum || still >= stillFrames) return;
    frame += 1;
    requestAnimationFrame(look);
    const current = find();
    if (!current) return;
    // A new position means that the layout has moved the element since the last scroll.
    const isStill = current === before && current.getBoundingClientRect().top === last;
    still = isStill ? still + 1 : 0;
    current.scrollIntoView({ block, behavior: 'instant' });
    before = current;
    last = current.getBoundingClientRect().top;
  };
  // The cursor moves only after the handlers of this key press, so the first look is in the next frame.
  requestAnimationFrame(look);
}
