import { useTranslations } from 'use-intl';

import { usePaths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet, SheetActions, SheetClose } from '../../ui/sheet.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { HomesCommunityPart } from '../../entities/community/homes-community.tsx';
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
  const people = useTranslations('people');
  const paths = usePaths();
  const { mutate, isPending, error } = useCreateShareLink(propertyId);
  return (
    <Sheet title={t('title')} description={t('lead')} onClose={onClose}>
      <p className="mt-2 text-ink-soft">{t('both')}</p>
      <div className="mt-5 flex flex-col gap-5">
        <LinkForm startsHiding={false} isPending={isPending} error={error} onCreate={mutate} />
        <ShareLinkList propertyId={propertyId} />
        <p className="border-t border-line pt-5">
          <TextLink to={paths.people(propertyId)}>{people('open')}</TextLink>
        </p>
        <HomesCommunityPart propertyId={propertyId} invitation={null} />
      </div>
      <div className="h-6 shrink-0" />
      <SheetActions>
        <SheetClose render={<Button>{t('close')}</Button>} />
      </SheetActions>
    </Sheet>
  );
}
