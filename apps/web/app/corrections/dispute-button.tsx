import { useTranslations } from 'use-intl';

import { Button } from '../ui/button.tsx';

export interface DisputeButtonProps {
  title: string;
  /** Whether the finding still has evidence to dispute. */
  possible: boolean;
  onOpen: () => void;
}

/** 'Not right?' on a finding. */
export function DisputeButton({ title, possible, onOpen }: DisputeButtonProps) {
  const t = useTranslations('disputes');
  if (!possible) return <p className="text-caption text-ink-soft">{t('nothingLeft')}</p>;
  return (
    <Button
      size="small"
      aria-haspopup="dialog"
      aria-label={t('openOf', { title })}
      onClick={onOpen}
      className="self-start print:hidden"
    >
      {t('open')}
    </Button>
  );
}
