import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { outboxMailSchema, outboxSchema, type OutboxMail } from '@dss/domain';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { privateHead } from '../../lib/head/index.ts';
import { LoadFailed } from '../../lib/message-pages/load-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { words } from './words.ts';

const t = words.outbox;

export const meta = () => privateHead(t.title);

/** The mails that are written to a folder because no mail server is configured. The address names the open one. */
export default function OutboxPage() {
  const [parameters] = useSearchParams();
  const open = parameters.get('mail');
  const mails = useQuery({
    queryKey: ['outbox'],
    queryFn: ({ signal }) => callApi(apiPaths.outbox(), outboxSchema, { signal }),
  });
  return (
    <div className="page-width flex flex-1 flex-col gap-6 py-8 sm:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="font-serif text-title-1">{t.title}</h1>
          <p className="mt-2 max-w-[60ch] text-ink-soft">{t.lead}</p>
        </div>
        <Button size="small" onClick={() => void mails.refetch()} unavailable={mails.isFetching}>
          {t.refresh}
        </Button>
      </div>
      {mails.error !== null ? (
        <LoadFailed
          title={t.failed}
          error={mails.error}
          retry={t.retry}
          onRetry={() => void mails.refetch()}
        />
      ) : mails.data === undefined ? (
        <div role="status" aria-label={t.loading} className="flex flex-col gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      ) : mails.data.length === 0 ? (
        <Card className="p-6">
          <h2 className="font-serif text-title-3">{t.empty}</h2>
          <p className="mt-2 text-ink-soft">{t.emptyText}</p>
        </Card>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[22rem_1fr]">
          <ul aria-label={t.list} className="flex min-w-0 flex-col gap-2">
            {mails.data.map((mail) => (
              <li key={mail.id}>
                <Card className={classNames('p-4', mail.id === open && 'outline-2 outline-forest')}>
                  <TextLink to={`?mail=${mail.id}`}>{mail.subject}</TextLink>
                  <p className="mt-1 text-caption wrap-anywhere text-ink-soft">
                    {t.to(mail.to.join(', '))}
                  </p>
                  <p className="text-caption text-ink-soft">
                    <time dateTime={mail.sent_at}>
                      {new Date(mail.sent_at).toLocaleString('en-US')}
                    </time>
                  </p>
                </Card>
              </li>
            ))}
          </ul>
          {open === null ? (
            <p className="text-ink-soft">{t.choose}</p>
          ) : (
            <OpenMail key={open} id={open} />
          )}
        </div>
      )}
    </div>
  );
}

const views = [
  { value: 'html', label: t.html },
  { value: 'text', label: t.text },
] as const;

function OpenMail({ id }: { id: string }) {
  const [view, setView] = useState<(typeof views)[number]['value']>('html');
  const mail = useQuery({
    queryKey: ['outbox', id],
    queryFn: ({ signal }) => callApi(apiPaths.outboxMail(id), outboxMailSchema, { signal }),
  });
  if (mail.error !== null) {
    return (
      <LoadFailed
        title={t.failed}
        error={mail.error}
        retry={t.retry}
        onRetry={() => void mail.refetch()}
      />
    );
  }
  if (mail.data === undefined) return <Skeleton className="h-96" />;
  return (
    <article className="min-w-0">
      <h2 className="font-serif text-title-2">{mail.data.subject}</h2>
      <p className="mt-1 text-caption wrap-anywhere text-ink-soft">
        {`${t.from(mail.data.from)} · ${t.to(mail.data.to.join(', '))}`}
      </p>
      <div className="mt-4">
        <ChoiceGroup
          legend={t.view}
          legendClassName="sr-only"
          options={views}
          value={view}
          onChoose={setView}
        />
      </div>
      {view === 'text' ? (
        <Card className="mt-4 p-4">
          <pre className="whitespace-pre-wrap wrap-anywhere">{mail.data.text}</pre>
        </Card>
      ) : (
        <MailFrame mail={mail.data} />
      )}
    </article>
  );
}

/** The mail as a mail program shows it: without scripts, in a document of its own. Its links open in new tabs. */
function MailFrame({ mail }: { mail: OutboxMail }) {
  return (
    <iframe
      title={t.frame(mail.subject)}
      srcDoc={mail.html}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      className="mt-4 h-[70vh] w-full rounded-small border border-line bg-paper-raised"
    />
  );
}
