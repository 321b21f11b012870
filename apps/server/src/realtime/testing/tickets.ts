import { realtimeTicketSchema } from '@dss/domain';
import type { Client } from '../../testing/client.ts';

/** Requests a ticket for a client that has a token. */
export async function ticketOf(client: Client): Promise<string> {
  const response = await client.send('POST', '/api/realtime/tickets');
  return realtimeTicketSchema.parse(await response.json()).ticket;
}
