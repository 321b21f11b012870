import { expect, test, vi } from 'vitest';

import type { Socket, SocketEvents } from './connection.ts';
import { openTicketSocket } from './browser-environment.ts';

function setUp() {
  const ticket = {
    resolve: (_ticket: string) => {},
    reject: (_reason: Error) => {},
    promise: Promise.resolve(''),
  };
  ticket.promise = new Promise((resolve, reject) => Object.assign(ticket, { resolve, reject }));
  const opened = { send: vi.fn<Socket['send']>(), close: vi.fn<Socket['close']>() };
  const openWith = vi.fn<(ticket: string, events: SocketEvents) => Socket>(() => opened);
  const events = {
    onOpen: vi.fn<() => void>(),
    onMessage: vi.fn<(data: unknown) => void>(),
    onClose: vi.fn<(code: number) => void>(),
  };
  const socket = openTicketSocket({ askForTicket: () => ticket.promise, openWith }, events);
  return { ticket, opened, openWith, events, socket };
}

test('opens with its ticket, then acts as that connection', async () => {
  const { ticket, opened, openWith, events, socket } = setUp();
  ticket.resolve('one-time');
  await vi.waitFor(() => expect(openWith).toHaveBeenCalledWith('one-time', events));
  socket.send('hello');
  socket.close();
  expect(opened.send).toHaveBeenCalledWith('hello');
  expect(opened.close).toHaveBeenCalledOnce();
  expect(events.onClose).not.toHaveBeenCalled();
});

test('ends as a failed connection without a ticket', async () => {
  const { ticket, openWith, events } = setUp();
  ticket.reject(new Error('offline'));
  await vi.waitFor(() => expect(events.onClose).toHaveBeenCalledWith(1006));
  expect(openWith).not.toHaveBeenCalled();
});

test('opens nothing when closed before its ticket arrives', async () => {
  const { ticket, openWith, events, socket } = setUp();
  socket.close();
  socket.close();
  ticket.resolve('too late');
  await vi.waitFor(() => expect(events.onClose).toHaveBeenCalledWith(1006));
  await ticket.promise;
  expect(events.onClose).toHaveBeenCalledOnce();
  expect(openWith).not.toHaveBeenCalled();
});
