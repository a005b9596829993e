import type { EditorView } from 'prosemirror-view';

/** The properties of a key press that tell whether it moves the cursor to the start or the end of the text. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Returns whether a key press moves the cursor to the start or the end of the whole text. */
export function isJumpToEdge({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean {
  if (altKey) return false;
  if (key === 'End' || key === 'Home') return ctrlKey && !metaKey;
  return (key === 'ArrowDown' || key === 'ArrowUp') && metaKey && !ctrlKey;
}

/** Maximum number of frames. After these, the scrolling ends even if the block still moves. */
const frameMaximum = 60;
/** Number of frames in a row after which a block that did not move counts as settled. */
const stillFrames = 5;

/**
 * Scrolls the block with the cursor into sight until it stays there. The browser lays out the blocks of a long text
 * only when they come into sight. So after a jump, the text moves once more, and the cursor would be out of sight.
 */
export function settleAtCursor(view: EditorView): void {
  let still = 0;
  let frame = 0;
  let block: Element | undefined;
  let last: number | undefined;
  const look = () => {
    if (view.isDestroyed || frame >= frameMaximum || still >= stillFrames) return;
    frame += 1;
    requestAnimationFrame(look);
    const current = view.dom.children[view.state.selection.$head.index(0)];
    if (!current) return;
    // If the block is no longer where it was after the last scroll, the layout has moved it since then.
    const isStill = current === block && current.getBoundingClientRect().top === last;
    still = isStill ? still + 1 : 0;
    current.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    block = current;
    last = current.getBoundingClientRect().top;
  };
  // The browser moves the cursor only after this key press was handled, so the first look is in the next frame.
  requestAnimationFrame(look);
}
