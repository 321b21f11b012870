import { useErrorText } from '../api/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export interface LoadFailedProps {
  /** Says what couldn't be loaded. */
  title: string;
  error: unknown;
  /** The label of the retry button. */
  retry: string;
  onRetry: () => void;
}

/** Replaces a page's content that couldn't be loaded. */
export function LoadFailed({ title, error, retry, onRetry }: LoadFailedProps) {
  const errorText = useErrorText();
  return (
    <div className="flex flex-col items-start gap-4">
      <Notice tone="danger" role="alert" title={title}>
        <p>{errorText(error)}</p>
      </Notice>
      <Button tone="primary" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
