import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Sheet, SheetActions, SheetClose } from '../../ui/sheet.tsx';
import { HomesCommunityPart } from '../../entities/community/index.ts';
import { LinkForm } from './link-form.tsx';
import { ShareLinkList } from './share-link-list.tsx';
import { useCreateShareLink } from './share-links.ts';

/** What others will see, a new link, and the links that there are. */
export default function ShareSheet({
  propertyId,
  onClose,
}: {
  propertyId: string;
  onClose: () => void;
}) {
  const t = useTranslations('sharing.sheet');
  const { mutate, isPending, error } = useCreateShareLink(propertyId);
  return (
    <Sheet title={t('title')} description={t('lead')} onClose={onClose}>
      <p className="mt-2 text-ink-soft">{t('both')}</p>
      <div className="mt-5 flex flex-col gap-5">
        <LinkForm startsHiding={false} isPending={isPending} error={error} onCreate={mutate} />
        <ShareLinkList propertyId={propertyId} />
        <HomesCommunityPart propertyId={propertyId} invitation={null} />
      </div>
      <div className="h-6 shrink-0" />
      <SheetActions>
        <SheetClose render={<Button>{t('close')}</Button>} />
      </SheetActions>
    </Sheet>
  );
}
