import { makeRestCall, type RestSettings } from '#adapters/rest/platform/rest-call.ts';
import type { AccessToken } from '#application/people/ports/access-token.ts';
import type { TicketPdfs } from '#application/ticket/ports/ticket-pdfs.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';

/** Over REST, because GraphQL answers are text. */
export function makeRestTicketPdfs(
  settings: RestSettings & { readonly tokens: Pick<AccessToken, 'current'> },
): TicketPdfs {
  const { send, read } = makeRestCall(settings);
  const fetched = async (path: string, id: string): Promise<Result<Blob, Refusal>> => {
    const response = await send('GET', path, { data: { id }, accessToken: await settings.tokens.current() });
    return response.ok ? ok(await response.blob()) : read(response, () => new Blob());
  };
  return {
    ofTicket: (ticketId) => fetched('/api/v1/tickets/{id}/pdf', ticketId),
    ofReceipt: (orderId) => fetched('/api/v1/orders/{id}/receipt/pdf', orderId),
    ofOrder: (orderId) => fetched('/api/v1/orders/{id}/tickets/pdf', orderId),
  };
}
