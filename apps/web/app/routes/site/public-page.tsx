import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';

import { LanguageOffer } from '../../features/preferences/language-offer.tsx';
import { MessageParts, useLanguage } from '../../lib/messages/message-parts.tsx';
import type { Messages } from '../../lib/messages/messages.ts';
import { PageFrame } from '../page-frame/page-frame.tsx';
import type { Elements } from '../../ui/elements.ts';

/** A public page: the texts that its loader read, the frame of every page, and the offer of another language. */
export function PublicPage({ children }: { children: Elements }) {
  const { texts } = useLoaderData<{ texts: Partial<Messages> }>();
  const locale = useLanguage();
  return (
    <MessageParts words={{ locale, messages: texts }}>
      <PageFrame notice={<LanguageOffer />}>{children}</PageFrame>
    </MessageParts>
  );
}

interface PageHeroProps {
  title: string;
  lead: ReactNode;
  children?: Elements;
}

/** The top of a text page: title and introduction on contour lines. */
export function PageHero({ title, lead, children }: PageHeroProps) {
  return (
    <div className="contours border-b border-line">
      <div className="page-width flex flex-col gap-4 py-10 md:py-14">
        <h1 className="max-w-[24ch] font-serif text-display">{title}</h1>
        <p className="max-w-[58ch] text-lead text-ink-soft">{lead}</p>
        {children}
      </div>
    </div>
  );
}

interface ClosingCallProps {
  title: string;
  text: string;
  /** The button. */
  children: Elements;
  note?: ReactNode;
}

/** The end of a public page: one thing to do. */
export function ClosingCall({ title, text, children, note }: ClosingCallProps) {
  return (
    <section className="contours mt-16 border-t border-line bg-paper-raised print:hidden">
      <div className="page-width flex flex-col items-start gap-5 py-14">
        <h2 className="max-w-[28ch] font-serif text-title-1">{title}</h2>
        <p className="max-w-[58ch] text-ink-soft">{text}</p>
        {children}
        {note !== undefined && (
          <p className="flex items-start gap-2 text-caption text-ink-soft">{note}</p>
        )}
      </div>
    </section>
  );
}
