import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useLinkLanguage } from '../lib/messages/message-parts.tsx';

/** A link in running text, within this site or to another. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  const hrefLang = useLinkLanguage(to);
  return (
    <Link
      to={to}
      hrefLang={hrefLang}
      className="rounded-small text-forest underline decoration-1 underline-offset-4 hover:text-forest-strong hover:decoration-2"
    >
      {children}
    </Link>
  );
}
