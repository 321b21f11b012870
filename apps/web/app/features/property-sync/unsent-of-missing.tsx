import { useFormatter, useTranslations } from 'use-intl';

import { useUnsentAnswers } from '../../entities/answers/use-unsent-answers.ts';
import { isRefused } from '../../entities/photo/upload.ts';
import { useUploads } from '../../entities/photo/use-uploads.ts';
import { Button } from '../../ui/button.tsx';

const ignore = () => undefined;

/** For a property that doesn't exist: what this browser keeps of it because the server refused it, and a way to discard that. */
export function UnsentOfMissing({ propertyId }: { propertyId: string }) {
  const t = useTranslations('results.notFound');
  const format = useFormatter();
  const { refused, discardRefused } = useUnsentAnswers(propertyId);
  const { items, remove } = useUploads(propertyId, 'property', ignore);
  const photos = items.filter(isRefused);
  const what = [
    ...(refused.size > 0 ? [t('answers', { count: refused.size })] : []),
    ...(photos.length > 0 ? [t('photos', { count: photos.length })] : []),
  ];
  return (
    <div role="status" className="mt-4">
      {what.length > 0 && (
        <>
          <p>{t('kept', { what: format.list(what) })}</p>
          <Button
            size="small"
            className="mt-2"
            onClick={() => {
              discardRefused();
              for (const { imageId } of photos) remove(imageId);
            }}
          >
            {t('discard')}
          </Button>
        </>
      )}
    </div>
  );
}
