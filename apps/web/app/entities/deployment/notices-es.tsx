import deployment from '../../messages/es/deployment.json' with { type: 'json' };
import { inSpanish } from '../../messages/es/in-spanish.ts';
import { MessageParts } from '../../messages/message-parts.tsx';
import { Notices, type NoticesProps } from './notices.tsx';

const words = inSpanish({ deployment });

export default function NoticesInSpanish(props: NoticesProps) {
  return (
    <MessageParts words={words}>
      <Notices {...props} />
    </MessageParts>
  );
}
