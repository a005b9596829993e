/** Code of a key press that an input method handles. Safari sends it after the end of the composition. */
const handledByInputMethod = 229;

/**
 * Returns whether a key press belongs to an input method, for example Enter that chooses a Chinese or Korean character.
 * The page must not act on it.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === handledByInputMethod;
}
