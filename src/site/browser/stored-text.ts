/** Where a text is kept: by the browser, or by this tab until it is closed. */
type Place = 'localStorage' | 'sessionStorage';

/** Returns a stored text, or `null` if there is none or the browser does not allow storage. */
export function readStored(place: Place, key: string): string | null {
  try {
    return globalThis[place].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or deletes it if it is `null`. Returns `false` if the browser does not allow that. */
export function store(place: Place, key: string, text: string | null): boolean {
  try {
    if (text === null) globalThis[place].removeItem(key);
    else globalThis[place].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
