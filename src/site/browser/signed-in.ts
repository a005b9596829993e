/** Address of the file with the links. It has no hash, so that the page needs no code that knows the hash. */
const deskLinks = '/desk-links.js';

/**
 * Loads the links to the desk if somebody has signed in with this browser (product 8.29). For visitors, this is one
 * look into local storage, and the page is the same for all. The key is written out here, as in `api-paths.ts` of the
 * domain, so that this script has no imports and stays in the page.
 */
export function linkDesk(): void {
  try {
    if (localStorage.access_token) void import(/* @vite-ignore */ deskLinks);
  } catch {
    // The browser allows no storage, so nobody is signed in.
  }
}
