import deployment from '../../messages/en/deployment.json' with { type: 'json' };
import { inEnglish } from '../../messages/en/in-english.ts';
import { MessageParts } from '../../messages/message-parts.tsx';
import { Notices, type NoticesProps } from './notices.tsx';

const words = inEnglish({ deployment });

export default function NoticesInEnglish(props: NoticesProps) {
  return (
    <MessageParts words={words}>
      <Notices {...props} />
    </MessageParts>
  );
}
