import { Notice } from '../../../ui/notice.tsx';
import { words } from './words.ts';

const t = words.rls;

/** What row-level security refused, and what to do next. */
export function RlsErrorCard({ message, provoked }: { message: string; provoked: boolean }) {
  return (
    <Notice tone="danger" role="alert" title={t.title}>
      <p className="mt-1">{t.lead}</p>
      <p className="mt-2 font-strong wrap-anywhere">{message}</p>
      {provoked && <p className="mt-2">{t.provoked}</p>}
      <ol className="mt-2 list-decimal pl-6">
        {t.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Notice>
  );
}
