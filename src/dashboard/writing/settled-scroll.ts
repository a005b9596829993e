import type { EditorView } from 'prosemirror-view';

/** The parts of a key press that tell whether it moves the cursor to the start or the end of the text. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Returns whether a key press moves the cursor to the start or the end of the whole text. */
export function isJumpToEdge({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean {
  if (altKey) return false;
  if (key === 'End' || key === 'Home') return ctrlKey && !metaKey;
  return (key === 'ArrowDown' || key === 'ArrowUp') && metaKey && !ctrlKey;
}

/** Maximum number of frames after which the scrolling ends. */
const frameMaximum = 30;

/**
 * Scrolls the block with the cursor into sight until it stays there. The browser lays out the blocks of a long text only
 * when they come into sight. So after a jump, the text moves once more, and the cursor would be out of sight.
 */
export function settleAtCursor(view: EditorView): void {
  let last: number | undefined;
  let frame = 0;
  const look = () => {
    if (view.isDestroyed || frame >= frameMaximum) return;
    frame += 1;
    const block = view.dom.children[view.state.selection.$head.index(0)];
    if (!block) return;
    block.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { top } = block.getBoundingClientRect();
    if (top === last) return;
    last = top;
    requestAnimationFrame(look);
  };
  // The browser moves the cursor after this key press was handled, and the editor reads the position from there.
  requestAnimationFrame(() => requestAnimationFrame(look));
}
