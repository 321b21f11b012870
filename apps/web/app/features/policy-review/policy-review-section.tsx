import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { readLead } from '../../entities/leads/track.ts';
import { draftFor } from './policy-review-draft.ts';

const PolicyReviewDialog = lazyPart(
  () => import('./policy-review-dialog.tsx'),
  ({ onClose }) => onClose(),
);

/** Asks for a free review of the policy. */
export function PolicyReviewSection({ propertyId }: { propertyId: string }) {
  const t = useTranslations('policyReview');
  return (
    <section aria-labelledby="policy-review-heading" className="print:hidden">
      <Card className="flex flex-col items-start gap-4 p-6 md:flex-row md:items-center md:justify-between md:gap-8">
        <div>
          <h2 id="policy-review-heading" className="font-serif text-title-2">
            {t('heading')}
          </h2>
          <p className="mt-2 max-w-[60ch] text-ink-soft">{t('text')}</p>
        </div>
        <PolicyReviewButton propertyId={propertyId} />
      </Card>
    </section>
  );
}

/** Opens the dialog that asks for a free review of the policy. */
export function PolicyReviewButton({ propertyId }: { propertyId: string }) {
  const t = useTranslations('policyReview');
  const [draft, setDraft] = useState(() => draftFor(readLead()));
  const [open, setOpen] = useState(false);
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        onClick={() => {
          setOpenedAt((first) => first ?? Date.now());
          setOpen(true);
        }}
        className="md:shrink-0"
      >
        {t('title')}
      </Button>
      {open && openedAt !== null && (
        <PolicyReviewDialog
          propertyId={propertyId}
          draft={draft}
          openedAt={openedAt}
          onChange={setDraft}
          onSent={() => {
            setDraft(draftFor(readLead()));
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
