import { useErrorText } from '../api/use-error-text.ts';
import { FieldError } from '../../ui/fields.tsx';

export interface SaveFailedProps {
  /** What failed. */
  title: string;
  /** Null: nothing did, or isn't known to yet. */
  error: unknown;
}

/** In a form: that it wasn't saved, and why. */
export function SaveFailed({ title, error }: SaveFailedProps) {
  const errorText = useErrorText();
  if (error === null) return null;
  return (
    <div role="alert">
      <FieldError>{`${title}. ${errorText(error)}`}</FieldError>
    </div>
  );
}
