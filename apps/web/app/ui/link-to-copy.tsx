import type { Elements } from './elements.ts';
import { Button } from './button.tsx';
import { useCopy } from './use-copy.ts';

export interface LinkToCopyProps {
  url: string;
  words: Readonly<Record<'address' | 'copy' | 'copied' | 'copyFailed', string>>;
  /** What else one may do with the link, before the button that copies it: then that is what one mostly does. */
  before?: Elements;
  /** The same after it. */
  after?: Elements;
}

/** A link as text that can be selected, and a button that copies it and says whether it could. */
export function LinkToCopy({ url, words, before, after }: LinkToCopyProps) {
  const { field, copied, copy } = useCopy(url);
  return (
    <>
      <input
        ref={field}
        readOnly
        value={url}
        aria-label={words.address}
        onFocus={(event) => event.target.select()}
        className="min-h-11 w-full min-w-0 truncate rounded-small border border-line-strong bg-paper-sunk px-3 text-caption text-ink"
      />
      <div className="flex flex-wrap gap-2">
        {before}
        <Button size="small" {...(before === undefined && { tone: 'primary' })} onClick={copy}>
          {copied === 'yes' ? words.copied : words.copy}
        </Button>
        {after}
      </div>
      <p role="status" className={copied === 'failed' ? 'text-caption' : 'sr-only'}>
        {copied !== null && (copied === 'yes' ? words.copied : words.copyFailed)}
      </p>
    </>
  );
}
