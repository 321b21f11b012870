import type { Operations } from '@dss/domain';

import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { figure } from './figures.ts';
import { RecordTable } from './record-table.tsx';
import { ReviewStatus } from './review-status.tsx';
import { FigureList, SectionCard } from './section-card.tsx';
import { WorkButtons } from './work-buttons.tsx';
import { words } from './words.ts';

/** How long a job may wait for a worker before somebody should look into it; the same as for the alarms of docs/operations.md. */
const worryingSeconds = 60;

/** The queue: how much waits, for how long, and each job. */
export function QueueSection({ queue, jobs }: Pick<Operations, 'queue' | 'jobs'>) {
  const t = words.queue;
  const isNotTaken = queue.oldest_ready_seconds >= worryingSeconds;
  return (
    <SectionCard
      title={t.title}
      brief={{
        text: t.brief(
          figure.whole(queue.ready + queue.waiting),
          figure.whole(queue.running),
          figure.whole(queue.failed),
        ),
        needsLook: queue.failed > 0 || isNotTaken,
      }}
    >
      <FigureList
        figures={[
          [t.ready, figure.whole(queue.ready)],
          [t.waiting, figure.whole(queue.waiting)],
          [t.running, figure.whole(queue.running)],
          [t.failed, figure.whole(queue.failed)],
          [t.oldest, queue.ready === 0 ? words.none : figure.seconds(queue.oldest_ready_seconds)],
        ]}
      />
      {isNotTaken && (
        <Notice tone="caution" className="mt-4">
          <span>{t.notTaken}</span> <TextLink to="/dev/supabase-health">{t.notTakenLink}</TextLink>
          <span>.</span>
        </Notice>
      )}
      <div className="mt-4">
        {jobs.length === 0 ? (
          <p className="text-ink-soft">{t.empty}</p>
        ) : (
          <RecordTable
            label={t.title}
            columns={[
              t.job,
              t.state,
              t.since,
              t.next,
              t.attemptsSince,
              t.failure,
              words.actions.work,
            ]}
            rows={jobs.map((job) => ({
              key: job.id,
              cells: [
                `${job.name} ${job.id}`,
                t.states[job.state],
                figure.moment(job.created_at),
                job.state === 'failed' ? words.none : figure.moment(job.run_at),
                toldElsewhere(job) ?? figure.whole(job.attempts),
                toldElsewhere(job) ?? job.failure ?? words.none,
                job.state === 'running' ? (
                  words.none
                ) : (
                  <WorkButtons
                    key="work"
                    kind="jobs"
                    id={job.id}
                    name={`${job.name} ${job.id}`}
                    actions={job.state === 'ready' ? ['discard'] : ['retry', 'discard']}
                  />
                ),
              ],
            }))}
          />
        )}
      </div>
    </SectionCard>
  );
}

/**
 * Where a job's attempts and failures are told instead: a delivery that failed is queued anew for each attempt, so that its job knows
 * of none. Null if the job itself tells.
 */
function toldElsewhere({ name, failure }: Operations['jobs'][number]): string | null {
  if (failure !== null) return null;
  if (name === 'send_mail') return words.queue.elsewhere(words.deliveries.mails);
  return name === 'deliver_lead' ? words.queue.elsewhere(words.deliveries.leads) : null;
}

export function FailedAnalysesSection({ failed }: { failed: Operations['failed_analyses'] }) {
  const t = words.failed;
  return (
    <SectionCard
      title={t.title}
      lead={t.lead}
      brief={{ text: figure.whole(failed.length), needsLook: failed.length > 0 }}
    >
      {failed.length === 0 ? (
        <p className="text-ink-soft">{t.empty}</p>
      ) : (
        <RecordTable
          label={t.title}
          columns={[
            words.recent.property,
            t.error,
            t.when,
            words.queue.attempts,
            words.actions.work,
          ]}
          rows={failed.map((each) => ({
            key: each.job_id,
            cells: [
              each.property_id,
              each.error_code ?? words.none,
              figure.moment(each.at),
              figure.whole(each.attempts),
              <WorkButtons
                key="work"
                kind="failed-analyses"
                id={each.job_id}
                name={`analysis of ${each.property_id}`}
                actions={['retry', 'discard']}
              />,
            ],
          }))}
        />
      )}
    </SectionCard>
  );
}

/** Mail or leads that haven't arrived. */
export function DeliveriesSection({
  kind,
  deliveries,
}: {
  kind: 'mails' | 'leads';
  deliveries: Operations['leads'] | Operations['mails'];
}) {
  const t = words.deliveries;
  const title = kind === 'mails' ? t.mails : t.leads;
  const { configured } = deliveries;
  const counts = t.counts(figure.whole(deliveries.waiting), figure.whole(deliveries.failed));
  const needsLook =
    deliveries.failed > 0 || deliveries.list.some(({ failure }) => failure !== null);
  return (
    <SectionCard
      title={title}
      brief={{ text: configured ? counts : `${t.off}, ${counts}`, needsLook }}
    >
      {!configured && (
        <Notice className="mb-4">{kind === 'mails' ? t.mailsOff : t.leadsOff}</Notice>
      )}
      <p className={needsLook ? 'font-strong tabular-nums text-ember' : 'tabular-nums'}>{counts}</p>
      <div className="mt-4">
        {deliveries.list.length === 0 ? (
          <p className="text-ink-soft">{t.empty}</p>
        ) : (
          <RecordTable
            label={title}
            columns={[
              t.what,
              t.state,
              words.queue.since,
              words.queue.attempts,
              words.queue.failure,
              words.actions.work,
            ]}
            rows={deliveries.list.map((each) => {
              const what = 'template' in each ? each.template : t.lead;
              return {
                key: each.id,
                cells: [
                  what,
                  each.failed ? t.failed : t.waiting,
                  figure.moment(each.created_at),
                  figure.whole(each.attempts),
                  each.failure ?? words.none,
                  each.sendable ? (
                    <WorkButtons
                      key="work"
                      kind={kind}
                      id={each.id}
                      name={`${what} ${each.id}`}
                      actions={['retry']}
                    />
                  ) : (
                    t.forgotten
                  ),
                ],
              };
            })}
          />
        )}
      </div>
    </SectionCard>
  );
}

export function SlowCallsSection({ calls }: { calls: Operations['slow_calls'] }) {
  const t = words.slow;
  const tookOf = (ms: number) => figure.seconds(ms / 1000);
  return (
    <SectionCard
      title={t.title}
      lead={t.lead}
      brief={{ text: calls[0] === undefined ? words.none : t.brief(tookOf(calls[0].duration_ms)) }}
    >
      {calls.length === 0 ? (
        <p className="text-ink-soft">{t.empty}</p>
      ) : (
        <RecordTable
          label={t.title}
          columns={[t.call, t.took, t.when, t.request]}
          rows={calls.map((call) => ({
            key: `${call.at} ${call.request_id ?? ''} ${call.route}`,
            cells: [
              `${call.method} ${call.route}`,
              tookOf(call.duration_ms),
              figure.moment(call.at),
              call.request_id ?? words.none,
            ],
          }))}
        />
      )}
    </SectionCard>
  );
}

/** The newest errors; equal ones are one line, however many there were. */
export function ErrorsSection({ errors }: { errors: Operations['errors'] }) {
  const t = words.errors;
  return (
    <SectionCard
      title={t.title}
      lead={t.lead}
      brief={{
        text: errors[0] === undefined ? words.none : t.brief(figure.moment(errors[0].at)),
        needsLook: errors.length > 0,
      }}
    >
      {errors.length === 0 ? (
        <p className="text-ink-soft">{t.empty}</p>
      ) : (
        <RecordTable
          label={t.title}
          columns={[words.slow.call, t.error, t.times, t.last, t.request]}
          rows={errors.map((each) => ({
            key: `${each.method} ${each.route} ${each.status} ${each.error}`,
            cells: [
              `${each.method} ${each.route}`,
              // Codes are short enough to stay whole.
              <span key="error" className="wrap-break-word">
                {[each.error, each.status].filter((part) => part !== null).join(' · ')}
              </span>,
              each.count === 1
                ? t.once
                : t.since(figure.whole(each.count), figure.moment(each.first_at)),
              figure.moment(each.at),
              each.request_id ?? words.none,
            ],
          }))}
        />
      )}
    </SectionCard>
  );
}

export function ReviewsSection({
  reviews,
  hasMailServer,
}: {
  reviews: Operations['reviews'];
  hasMailServer: boolean;
}) {
  const t = words.reviews;
  return (
    <SectionCard
      title={t.title}
      {...(reviews.length > 0 && { lead: hasMailServer ? t.sending : t.notSending })}
      brief={{
        text: figure.whole(reviews.length),
        needsLook: reviews.some(({ status }) => status === 'failed'),
      }}
    >
      {reviews.length === 0 ? (
        <p className="text-ink-soft">{t.empty}</p>
      ) : (
        <RecordTable
          label={t.title}
          columns={[t.id, t.asked, t.state]}
          rows={reviews.map((review) => ({
            key: review.id,
            cells: [
              review.id,
              figure.moment(review.created_at),
              <ReviewStatus key="status" review={review} hasMailServer={hasMailServer} />,
            ],
          }))}
        />
      )}
    </SectionCard>
  );
}

export function StorageSection({ storage }: { storage: Operations['storage'] }) {
  const t = words.storage;
  return (
    <SectionCard
      title={t.title}
      lead={storage.in_bucket ? t.bucket : t.disk}
      brief={{ text: t.brief(figure.bytes(storage.free_bytes)) }}
    >
      <FigureList
        figures={[
          [
            t.photos,
            t.photosValue(figure.whole(storage.photos), figure.bytes(storage.photo_bytes)),
          ],
          [t.aerial, figure.bytes(storage.aerial_bytes)],
          [t.database, figure.bytes(storage.database_bytes)],
          [t.free, figure.bytes(storage.free_bytes)],
        ]}
      />
    </SectionCard>
  );
}
