import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { z } from 'zod';

import { callApi } from '../../lib/api/client.ts';
import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { MessagePage } from '../../lib/message-pages/message-page.tsx';
import { useLinkToken } from '../../lib/navigation/use-link-token.ts';
import { usePaths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

const answerSchema = z.object({ ended: z.literal(true) });

export interface EndPageProps {
  /** Which mails end. */
  of: 'fireWarnings.end' | 'insurer.reminders.end';
  /** The address that ends those of a link's token. */
  path: (token: string) => string;
}

/** Opened by the link in a mail. A button ends such mails, because programs that scan mail open links too. */
export function EndPage({ of, path }: EndPageProps) {
  const t = useTranslations(of);
  const paths = usePaths();
  const token = useLinkToken();
  const showFailure = useShowFailure();
  const client = useQueryClient();
  // By token, because another link may be opened in the same tab.
  const [ended, setEnded] = useState<string | null>(null);
  const { mutate: end, isPending } = useMutation({
    mutationFn: () => callApi(path(token), answerSchema, { method: 'POST' }),
    networkMode: 'always',
    onSuccess: async () => {
      setEnded(token);
      await client.invalidateQueries();
    },
    onError: (error) => showFailure(t('failed'), error),
  });
  const isOver = ended !== null && ended === token;
  return (
    <MessagePage
      title={t(isOver ? 'done' : 'title')}
      actions={
        isOver || token === '' ? (
          <ButtonLink tone="primary" to={paths.homes()}>
            {t('homes')}
          </ButtonLink>
        ) : (
          <Button tone="primary" unavailable={isPending} onClick={() => end()}>
            {t('submit')}
          </Button>
        )
      }
    >
      <p>{t(token === '' ? 'noToken' : isOver ? 'doneText' : 'text')}</p>
    </MessagePage>
  );
}
