import { usePaths } from '../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Elements } from '../../ui/elements.ts';
import { MessagePage } from './message-page.tsx';

export interface NothingHereProps {
  title: string;
  text: string;
  /** Label of the way home. */
  home: string;
  /** What is to be said below. */
  children?: Elements;
  /** Other ways on, after the way home. */
  more?: Elements;
}

/** The page about something that doesn't exist, no longer exists, or is somebody else's. */
export function NothingHere({ title, text, home, children, more }: NothingHereProps) {
  const paths = usePaths();
  return (
    <MessagePage
      title={title}
      actions={
        <>
          <ButtonLink tone="primary" to={paths.home()}>
            {home}
          </ButtonLink>
          {more}
        </>
      }
    >
      <p>{text}</p>
      {children}
    </MessagePage>
  );
}
