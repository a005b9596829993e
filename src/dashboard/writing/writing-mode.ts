/** The two modes of the Content field. */
export type WritingMode = 'visual' | 'html';

const key = 'bellbird-writing-mode';

/** Returns the mode that was last chosen in this browser. If none was chosen yet, returns `visual`. */
export function rememberedMode(): WritingMode {
  return localStorage.getItem(key) === 'html' ? 'html' : 'visual';
}

export function rememberMode(mode: WritingMode): void {
  localStorage.setItem(key, mode);
}
