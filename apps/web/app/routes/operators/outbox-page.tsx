import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { outboxMailSchema, outboxSchema } from '@dss/domain';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { privateHead } from '../../lib/head/page-head.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { Loaded, OperatorPage } from './operator-page.tsx';
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
    <OperatorPage
      title={t.title}
      lead={t.lead}
      aside={
        <Button size="small" onClick={() => void mails.refetch()} unavailable={mails.isFetching}>
          {t.refresh}
        </Button>
      }
    >
      <Loaded query={mails} words={t} shapes={['h-16', 'h-20']}>
        {(list) =>
          list.length === 0 ? (
            <Card className="p-6">
              <h2 className="font-serif text-title-3">{t.empty}</h2>
              <p className="mt-2 text-ink-soft">{t.emptyText}</p>
            </Card>
          ) : (
            <div className="grid items-start gap-6 lg:grid-cols-[22rem_1fr]">
              {/* One beside the other where there is room for both. */}
              <ul
                aria-label={t.list}
                className={classNames(
                  'flex min-w-0 flex-col gap-2',
                  open !== null && 'max-lg:hidden',
                )}
              >
                {list.map((mail) => (
                  <li key={mail.id}>
                    <MailCard mail={mail} isOpen={mail.id === open} />
                  </li>
                ))}
              </ul>
              {open === null ? (
                <p className="text-ink-soft">{t.choose}</p>
              ) : (
                <div className="min-w-0">
                  <p className="mb-2 lg:hidden">
                    <TextLink to="?">{t.all}</TextLink>
                  </p>
                  <OpenMail key={open} id={open} />
                </div>
              )}
            </div>
          )
        }
      </Loaded>
    </OperatorPage>
  );
}

function MailCard({
  mail,
  isOpen,
}: {
  mail: z.output<typeof outboxSchema>[number];
  isOpen: boolean;
}) {
  return (
    <Card className={classNames('p-4', isOpen && 'outline-2 outline-forest')}>
      <TextLink to={`?mail=${mail.id}`}>{mail.subject}</TextLink>
      <p className="mt-1 text-caption wrap-anywhere text-ink-soft">{t.to(mail.to.join(', '))}</p>
      <p className="text-caption text-ink-soft">
        <time dateTime={mail.sent_at}>{new Date(mail.sent_at).toLocaleString('en-US')}</time>
      </p>
    </Card>
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
  return (
    <Loaded query={mail} words={t} shapes={['h-96']}>
      {({ subject, from, to, text, html }) => (
        <article className="min-w-0">
          <h2 className="font-serif text-title-2">{subject}</h2>
          <p className="mt-1 text-caption wrap-anywhere text-ink-soft">
            {`${t.from(from)} · ${t.to(to.join(', '))}`}
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
              <pre className="whitespace-pre-wrap wrap-anywhere">{text}</pre>
            </Card>
          ) : (
            // As a mail program shows it: without scripts, in a document of its own. Its links open in new tabs.
            <iframe
              title={t.frame(subject)}
              srcDoc={html}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              className="mt-4 h-[70vh] w-full rounded-small border border-line bg-paper-raised"
            />
          )}
        </article>
      )}
    </Loaded>
  );
}
