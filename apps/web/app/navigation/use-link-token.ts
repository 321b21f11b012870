import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** The token of a mailed link, which stands after the #. It is taken out of the address at once. */
export function useLinkToken(): string {
  const { hash } = useLocation();
  const [token] = useState(() => hash.slice(1));
  useEffect(() => {
    if (hash !== '') {
      window.history.replaceState(window.history.state, '', window.location.pathname);
    }
  }, [hash]);
  return token;
}
