import { useEffect, useState } from 'react';

/**
 * Returns the token in the fragment of the URL. The token of a link that is opened later in the same page replaces it.
 * The link "Skip to content" changes the fragment too, but not the token.
 */
export function useLinkToken(): string {
  const [token, setToken] = useState(() => (typeof location === 'undefined' ? '' : location.hash.slice(1)));
  useEffect(() => {
    const read = () => {
      if (location.hash !== '#main') setToken(location.hash.slice(1));
    };
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return token;
}
