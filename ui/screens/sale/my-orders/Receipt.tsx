import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OpenedOrder } from '#application/sale/ports/own-orders.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { lineAmount } from '#ui/screens/sale/receipt.view.ts';
import { styled } from '#ui/theme/styled.ts';
import {
  linesOfReceipt,
  money,
  moneyLabelText,
  orderMoment,
  orderTotal,
  paidBy,
  receivedInAll,
  sessionTime,
  stillToPay,
} from './orders.view.ts';

const Paper = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  padding: 'clamp(18px, 3vw, 32px)',
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '@media print': { border: 0, padding: 0, background: '#fff', color: '#000' },
}));
const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: '14px 24px',
  margin: 0,
  '& dt': {
    fontSize: '0.75rem',
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
    color: theme.vars.palette.text.secondary,
  },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  '& dd span': { display: 'block', fontWeight: 400, fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
}));
const Sums = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { fontWeight: 400, textAlign: 'left', padding: '8px 0', overflowWrap: 'anywhere' },
  '& td': {
    padding: '8px 0 8px 16px',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    verticalAlign: 'top',
  },
  '& thead th, & thead td': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& .total': { borderTop: `2px solid ${theme.vars.palette.text.primary}`, fontWeight: 700, fontSize: '1.125rem' },
  '& .total th': { fontWeight: 700 },
  '& .soft': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { '& .unit': { display: 'none' } },
}));

const Fact = ({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

type LineOfOrder = ReturnType<typeof linesOfReceipt>[number];

function LineName({ line, message }: { readonly line: LineOfOrder; readonly message: string | null }) {
  if (line.kind === 'TICKETS')
    return (
      <>
        {line.tickets.name} <span className="soft">× {line.tickets.quantity}</span>
      </>
    );
  if (line.kind === 'DONATION')
    return (
      <>
        <Trans>Donation</Trans>
        {message !== null && <div className="soft">{message}</div>}
      </>
    );
  if (line.kind === 'POINTS') return <Trans>Points used</Trans>;
  return line.tickets === null ? <Trans>Discount</Trans> : <Trans>Discount: {line.tickets.name}</Trans>;
}

/** Also the printed receipt. */
export function Receipt({ order }: { readonly order: OpenedOrder }) {
  const locale = useLocale();
  const { session } = order;
  const time = sessionTime(order, locale);
  const label = moneyLabelText(order, locale);
  const way = paidBy(order, locale);
  const left = stillToPay(order);
  return (
    <Paper aria-labelledby="receipt">
      <h2 id="receipt" style={{ margin: 0, fontSize: '1.25rem' }}>
        <Trans>Receipt</Trans>
      </h2>
      <Facts>
        <Fact label={<Trans>Order number</Trans>}>
          {order.orderNumber}
          <span className="tabular">{orderMoment(order, locale)}</span>
        </Fact>
        <Fact label={<Trans>Buyer</Trans>}>
          {order.buyer}
          <span>{order.email}</span>
        </Fact>
        <Fact label={<Trans>Event</Trans>}>
          {session.event.name}
          {session.name !== '' && session.name !== session.event.name && <span>{session.name}</span>}
          <span>{time.first}</span>
          <span className="tabular">{time.second}</span>
        </Fact>
        <Fact label={<Trans>Organiser</Trans>}>{session.event.organiser}</Fact>
        {way !== null && (
          <Fact label={<Trans>Payment method</Trans>}>
            {way}
            {label !== null && <span>{label}</span>}
          </Fact>
        )}
      </Facts>
      <Sums>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Ticket</Trans>
            </th>
            <td className="unit">
              <Trans>Unit price</Trans>
            </td>
            <td>
              <Trans>Amount</Trans>
            </td>
          </tr>
        </thead>
        <tbody>
          {linesOfReceipt(order).map((line) => (
            <tr key={`${line.kind} ${'tickets' in line ? line.tickets?.id : ''}`}>
              <th scope="row">
                <LineName line={line} message={order.donationMessage} />
              </th>
              <td className="unit">
                {line.kind === 'TICKETS' && line.unitPrice !== null && money(line.unitPrice, locale)}
              </td>
              <td>{lineAmount(line, locale)}</td>
            </tr>
          ))}
          <tr className="total">
            <th scope="row">
              <Trans>Total</Trans>
            </th>
            <td className="unit" />
            <td>{order.price === 0 ? <Trans>Free</Trans> : money(orderTotal(order), locale)}</td>
          </tr>
          {order.wallet > 0 && (
            <>
              <tr>
                <th scope="row">
                  <Trans>From Vemoi wallet</Trans>
                </th>
                <td className="unit" />
                <td>{money(order.wallet, locale)}</td>
              </tr>
              <tr>
                <th scope="row">{way}</th>
                <td className="unit" />
                <td>{money(order.price, locale)}</td>
              </tr>
            </>
          )}
          {order.overpaid > 0 && (
            <>
              <tr>
                <th scope="row">
                  <Trans>Received in all</Trans>
                </th>
                <td className="unit" />
                <td>{money(receivedInAll(order), locale)}</td>
              </tr>
              <tr>
                <th scope="row">
                  <Trans>Owed to you</Trans>
                </th>
                <td className="unit" />
                <td>{money(order.overpaid, locale)}</td>
              </tr>
            </>
          )}
          {left > 0 && (
            <>
              <tr>
                <th scope="row">
                  <Trans>Received so far</Trans>
                </th>
                <td className="unit" />
                <td>{money(order.received, locale)}</td>
              </tr>
              <tr>
                <th scope="row">
                  <Trans>Still to pay</Trans>
                </th>
                <td className="unit" />
                <td>{money(left, locale)}</td>
              </tr>
            </>
          )}
        </tbody>
      </Sums>
    </Paper>
  );
}
