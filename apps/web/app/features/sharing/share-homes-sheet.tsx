import { shareLinkSchema } from '@dss/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';

import { propertyKey } from '../../entities/property/property.ts';
import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet, SheetActions, SheetClose } from '../../ui/sheet.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { linkToHomes } from './homes-link.ts';
import { LinkForm, type WantedLink } from './link-form.tsx';

/**
 * Makes a link to several homes side by side. Addresses are left out unless the owner wants them in: who is sent a comparison need not
 * know where each home is.
 */
export default function ShareHomesSheet({
  propertyIds,
  onClose,
}: {
  propertyIds: readonly string[];
  onClose: () => void;
}) {
  const t = useTranslations('sharing.comparison');
  const sheet = useTranslations('sharing.sheet');
  const { mutate, isPending, error, data: url } = useLinkToHomes(propertyIds);
  return (
    <Sheet title={t('title')} description={t('lead')} onClose={onClose}>
      <p className="mt-2 text-ink-soft">{t('each')}</p>
      <div className="mt-5 flex flex-col gap-5">
        {url === undefined ? (
          <LinkForm startsHiding isPending={isPending} error={error} onCreate={mutate} />
        ) : (
          <MadeLink url={url} />
        )}
      </div>
      <div className="h-6 shrink-0" />
      <SheetActions>
        <SheetClose render={<Button>{sheet('close')}</Button>} />
      </SheetActions>
    </Sheet>
  );
}

function MadeLink({ url }: { url: string }) {
  const t = useTranslations('sharing.comparison');
  const links = useTranslations('sharing.links');
  const { field, copied, copy } = useCopy(url);
  return (
    <div className="flex flex-col gap-2">
      <input
        ref={field}
        readOnly
        value={url}
        aria-label={t('made')}
        onFocus={(event) => event.target.select()}
        className="min-h-11 w-full min-w-0 truncate rounded-small border border-line-strong bg-paper-sunk px-3 text-caption text-ink"
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" tone="primary" onClick={copy}>
          {links(copied === 'yes' ? 'copied' : 'copy')}
        </Button>
        {'share' in navigator && (
          <Button
            size="small"
            onClick={() =>
              // Rejects when the person changes their mind.
              void navigator.share({ url, text: t('message') }).catch(() => undefined)
            }
          >
            {links('send')}
          </Button>
        )}
      </div>
      <p role="status" className={copied === 'failed' ? 'text-caption' : 'sr-only'}>
        {copied !== null && links(copied === 'yes' ? 'copied' : 'copyFailed')}
      </p>
    </div>
  );
}

/** Makes a share link of each home, and one of them all. Tried again, it goes on where it failed. */
function useLinkToHomes(propertyIds: readonly string[]) {
  const queryClient = useQueryClient();
  const made = useRef(new Map<string, string>());
  return useMutation({
    mutationFn: async (body: WantedLink) => {
      const urls: string[] = [];
      for (const id of propertyIds) {
        const key = JSON.stringify([id, body]);
        const url =
          made.current.get(key) ??
          (await callApi(apiPaths.shareLinks(id), shareLinkSchema, { method: 'POST', body })).url;
        made.current.set(key, url);
        urls.push(url);
      }
      return linkToHomes(urls);
    },
    networkMode: 'always',
    onSettled: () => {
      for (const id of propertyIds) {
        void queryClient.invalidateQueries({ queryKey: [...propertyKey(id), 'share-links'] });
      }
    },
  });
}
