import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** The token of a mailed link, from its fragment. It is removed from the address at once. */
export function useLinkToken(): string {
  const { hash } = useLocation();
  const [token, setToken] = useState(() => hash.slice(1));
  // Another link may be opened in the same tab, which changes only the fragment.
  if (hash !== '' && hash.slice(1) !== token) setToken(hash.slice(1));
  useEffect(() => {
    if (hash !== '') {
      window.history.replaceState(window.history.state, '', window.location.pathname);
    }
  }, [hash]);
  return token;
}
