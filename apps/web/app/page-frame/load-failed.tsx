import { useErrorText } from '../api/use-error-text.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export interface LoadFailedProps {
  /** What could not be loaded. */
  title: string;
  error: unknown;
  /** What the button says. */
  retry: string;
  onRetry: () => void;
}

/** In the place of what a page is about, when it could not be loaded. */
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
