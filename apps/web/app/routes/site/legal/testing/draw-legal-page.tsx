import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { allWords } from '../../../../lib/messages/both/during-build.ts';
import type { Locale } from '../../../../lib/messages/locale.ts';
import { MessageParts } from '../../../../lib/messages/message-parts.tsx';
import { legalMeta, type LegalPart } from '../legal-documents.ts';
import { LegalPage } from '../legal-page.tsx';

/** The HTML of a legal page at its address. */
export function drawLegalPage(part: LegalPart, locale: Locale): string {
  const words = allWords[locale];
  const page = {
    id: 'page',
    path: '*',
    loader: () => null,
    element: (
      <MessageParts words={words}>
        <LegalPage part={part} />
      </MessageParts>
    ),
  };
  const router = createMemoryRouter([page], {
    initialEntries: [legalMeta(part, words).path],
    hydrationData: { loaderData: { page: { texts: words.messages } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
