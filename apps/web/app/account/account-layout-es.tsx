import { Outlet } from 'react-router';

import { accountWords } from '../messages/es/account-words.ts';
import { MessageParts } from '../messages/message-parts.tsx';

export default function SpanishAccountLayout() {
  return (
    <MessageParts words={accountWords}>
      <Outlet />
    </MessageParts>
  );
}
