import { useState } from 'react';

import { Button, type ButtonProps } from '../button.tsx';
import { showToast } from './toast-queue.ts';
import { copyText } from '../use-copy.ts';

export interface CopyButtonProps extends Pick<ButtonProps, 'tone' | 'size' | 'className'> {
  text: string;
  words: Readonly<Record<'copy' | 'copied' | 'copyFailed', string>>;
}

/** Copies a text that is shown, and says so until it is another one. */
export function CopyButton({ text, words, ...look }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = () =>
    void copyText(text).then(
      () => setCopied(text),
      () => showToast({ tone: 'danger', title: words.copyFailed }),
    );
  return (
    <Button {...look} onClick={copy}>
      <span aria-live="polite">{copied === text ? words.copied : words.copy}</span>
    </Button>
  );
}
