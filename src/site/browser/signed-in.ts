/**
 * Address of the script that adds the links to the desk. The script's name has no hash, so that this inline script can
 * contain the address.
 */
const deskLinks = '/desk-links.js';

/**
 * Loads the links to the desk if somebody has signed in with this browser. The decision needs only one read of local
 * storage, so the server sends the same page to everybody. The key is repeated here from `api-paths.ts` of `src/shared`,
 * so that this script has no imports and stays inline in the page.
 */
export function linkDesk(): void {
  try {
    if (localStorage.access_token) void import(/* @vite-ignore */ deskLinks);
  } catch {
    // The browser allows no storage, so nobody is signed in.
  }
}
