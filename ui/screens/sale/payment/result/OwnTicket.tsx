import { TornTicket } from '#ui/screens/ticket/torn-ticket/TornTicket.tsx';
import { useBoughtTicket } from './own-ticket.view.ts';
import { TearingTicket } from './TearingTicket.tsx';

/** The buyer's own ticket, once it is known. */
export function OwnTicket({ orderId }: { readonly orderId: string }) {
  const bought = useBoughtTicket(orderId);
  return bought === null ? <TearingTicket /> : <TornTicket {...bought} />;
}
