import { Trans } from '@lingui/react/macro';
import type { TicketGroup } from '#application/ticket/list-my-tickets.ts';
import { PdfButton } from '#ui/screens/ticket/ticket-pdf/PdfButton.tsx';
import { ordersOf } from './my-tickets.view.ts';

/** One PDF per order; the order number is shown if there are several. */
export function GroupPdfs({ group }: { readonly group: TicketGroup }) {
  const orders = ordersOf(group);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0 8px', marginTop: 12, marginLeft: -20 }}>
      {orders.map((order) => (
        <PdfButton key={order.id} quiet which={{ kind: 'ORDER', ...order }}>
          {orders.length === 1 ? (
            <Trans>Download the tickets (PDF)</Trans>
          ) : (
            <Trans>Tickets for order {order.orderNumber} (PDF)</Trans>
          )}
        </PdfButton>
      ))}
    </div>
  );
}
