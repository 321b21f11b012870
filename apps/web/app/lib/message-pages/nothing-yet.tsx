import { ButtonLink } from '../../ui/button.tsx';
import { MessagePage } from './message-page.tsx';

export interface NothingYetProps {
  title: string;
  text: string;
  back: { readonly to: string; readonly label: string };
}

/** A home's page that has nothing to show before there is a score. */
export function NothingYet({ title, text, back }: NothingYetProps) {
  return (
    <MessagePage
      title={title}
      actions={
        <ButtonLink tone="primary" to={back.to}>
          {back.label}
        </ButtonLink>
      }
    >
      <p>{text}</p>
    </MessagePage>
  );
}
