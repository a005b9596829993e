/** Request header in which a sign-in sends the browser's mark: a random text by which the browser is recognised. */
export const browserMarkHeader = 'bellbird-browser';

/** Matches a mark: 256 random bits in base64url. */
export const browserMarkPattern = /^[\w-]{43}$/;

const storageKey = 'browser_mark';

/** Returns the browser's local storage. It is a function, because some browsers throw when the storage is read. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Returns the mark of this browser, by which the browser is recognised when somebody signs in. Makes a mark if there is
 * none. Returns `undefined` if the browser keeps no site data.
 */
export function readBrowserMark(open: OpenStorage): string | undefined {
  try {
    const storage = open();
    const kept = storage.getItem(storageKey) ?? '';
    if (browserMarkPattern.test(kept)) return kept;
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const made = btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
    storage.setItem(storageKey, made);
    return made;
  } catch {
    return undefined;
  }
}

/** Stores a mark again, after a sign-out has cleared the browser's storage. */
export function keepBrowserMark(open: OpenStorage, mark: string | undefined): void {
  try {
    if (mark !== undefined) open().setItem(storageKey, mark);
  } catch {
    // A browser that keeps no site data is not recognised.
  }
}

export function browserMarkHeaders(open: OpenStorage): Record<string, string> {
  const mark = readBrowserMark(open);
  return mark === undefined ? {} : { [browserMarkHeader]: mark };
}
