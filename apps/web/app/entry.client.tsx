import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { keepInstallOffer } from './lib/navigation/install-offer.ts';

// The router transforms the stream of the page's data, which Firefox can since 102.
if (!('TransformStream' in globalThis)) {
  const { addStreams } = await import('./routes/page-frame/older-streams.ts');
  addStreams();
}

keepInstallOffer();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
