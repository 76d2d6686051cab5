import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { Card, CardTitle } from '#ui/screens/sale/payment/PaymentLayout.tsx';
import { refusedSeats } from '#ui/screens/sale/payment/trouble/trouble.view.ts';
import type { OngoingPayment } from '#ui/screens/sale/payment/use-payment.ts';
import { BEST_CHOICE } from './seat-choice.ts';
import type { PickRow } from './selection.view.ts';
import { TicketPicker } from './TicketPicker.tsx';

// Few sessions have numbered seats.
const SeatPicker = lazy(async () => ({ default: (await import('./SeatPicker.tsx')).SeatPicker }));

type Props = {
  readonly sectionEventId: number;
  readonly payment: OngoingPayment;
  readonly children: ReactNode;
};

export function TicketsCard({ sectionEventId, payment, children }: Props) {
  const locale = useLocale();
  const { choice, cart, said, busy, act } = payment;
  const seatsOf = ({ ticket, quantity }: PickRow) =>
    ticket.hasSeats && quantity > 0 ? (
      <Suspense fallback={null}>
        <SeatPicker
          sectionEventId={sectionEventId}
          tickets={choice.rows.map(({ ticket: { id, name, price } }) => ({ id, name, price }))}
          ticketId={ticket.id}
          quantity={quantity}
          choice={choice.seats[ticket.id] ?? BEST_CHOICE}
          refused={refusedSeats(said.trouble)}
          now={choice.now}
          mine={(cart?.value ?? []).flatMap((line) => line.seats.map((seat) => seat.id))}
          news={said.trouble ?? choice.stock}
          onChoose={(seats) => act.setSeats(ticket.id, seats)}
        />
      </Suspense>
    ) : null;
  return (
    <Card aria-labelledby="tickets-title">
      <CardTitle id="tickets-title">
        <Trans>Tickets</Trans>
      </CardTitle>
      {!choice.rows.some((row) => row.badge === null) && (
        <Alert severity="info" variant="outlined">
          <Trans>No tickets are on sale right now. This page updates automatically.</Trans>
        </Alert>
      )}
      <TicketPicker
        rows={choice.rows}
        locale={locale}
        notice={choice.notice}
        busy={busy}
        onQuantity={act.setQuantity}
        more={seatsOf}
      />
      {children}
    </Card>
  );
}
