import { Outlet } from 'react-router';

import { accountWords } from '../messages/en/account-words.ts';
import { MessageParts } from '../messages/message-parts.tsx';

export default function EnglishAccountLayout() {
  return (
    <MessageParts words={accountWords}>
      <Outlet />
    </MessageParts>
  );
}
