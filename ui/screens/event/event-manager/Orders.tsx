import { Trans, useLingui } from '@lingui/react/macro';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { Page } from '#application/platform/ports/page.ts';
import type { DeskOrder } from '#application/report/ports/sales-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { showCount, showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { NarrowLine, NarrowList } from '#ui/screens/event/desk/NarrowList.tsx';
import { Pager } from '#ui/screens/event/desk/Pager.tsx';
import { SearchField } from '#ui/screens/event/desk/SearchField.tsx';
import { WideTable } from '#ui/screens/event/desk/WideTable.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import type { DeskEvent } from './event-manager.view.ts';
import { useStrikeOrder } from './strike-order.view.ts';

type OrdersProps = {
  readonly event: Pick<DeskEvent, 'timezone' | 'abilities'>;
  readonly orders: Page<DeskOrder> | null;
};

const StrikeOrderDialog = lazy(async () => ({ default: (await import('./StrikeOrderDialog.tsx')).StrikeOrderDialog }));

export const Orders = ({ event, orders }: OrdersProps) => {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const search = query.get('q') ?? '';
  const striking = useStrikeOrder({
    done: t`Order deleted`,
    lost: t`Connection lost. Check the order before trying again.`,
  });
  const struck = striking.order;
  if (orders === null) return <EmptyState title={<Trans>You don't have access to this event's orders</Trans>} />;
  return (
    <>
      <Box sx={{ maxWidth: 420, mb: 2 }}>
        <SearchField
          label={t`Search by order number, name or email`}
          value={search}
          onSearch={(q) => setQuery(q.trim() === '' ? {} : { q })}
        />
      </Box>
      {orders.entries.length === 0 ? (
        search === '' ? (
          <EmptyState
            title={<Trans>No orders yet</Trans>}
            text={<Trans>Every purchase and registration appears here.</Trans>}
          />
        ) : (
          <EmptyState
            title={<Trans>No results for “{search}”</Trans>}
            text={<Trans>Try fewer or different words. You can leave out accents.</Trans>}
          />
        )
      ) : (
        <>
          <OrderRows
            orders={orders.entries}
            timezone={event.timezone}
            onDelete={event.abilities.includes('event.guests') ? striking.ask : undefined}
          />
          <Pager page={orders} />
        </>
      )}
      {struck === null ? null : (
        <Suspense fallback={null}>
          <StrikeOrderDialog
            orderNumber={struck.orderNumber}
            busy={striking.busy}
            onAct={() => void striking.act(struck)}
            onClose={striking.close}
          />
        </Suspense>
      )}
    </>
  );
};

type OrderRowsProps = {
  readonly orders: readonly DeskOrder[];
  readonly timezone: string;
  /** Left out: nobody deletes here. */
  readonly onDelete?: ((order: DeskOrder) => void) | undefined;
};

/** Orders as dense lines. */
export const OrderRows = ({ orders, timezone, onDelete }: OrderRowsProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <>
      <NarrowList aria-label={t`Orders`}>
        {orders.map((order) => (
          <NarrowLine key={order.id} style={{ display: 'flex', gap: 12, justifyContent: 'space-between' }}>
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
                {order.buyer}
              </Typography>
              <Typography variant="caption" color="textSecondary" component="p" className="tabular">
                {order.orderNumber} ·{' '}
                <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                  {showMoment(order.insertedAt, locale, timezone)}
                </Box>
              </Typography>
              <Gift donation={order.donation} />
            </Box>
            <Box sx={{ flex: 'none', textAlign: 'right' }}>
              <Typography variant="subtitle2" component="p" className="tabular">
                {showMoney(order.price, locale)}
              </Typography>
              <OrderChip status={order.status} />
              {onDelete === undefined ? null : <DeleteButton order={order} onDelete={onDelete} />}
            </Box>
          </NarrowLine>
        ))}
      </NarrowList>
      <WideTable label={t`Orders`}>
        <TableHead>
          <TableRow>
            <TableCell>
              <Trans>Order</Trans>
            </TableCell>
            <TableCell>
              <Trans>Buyer</Trans>
            </TableCell>
            <TableCell align="right">
              <Trans>Tickets</Trans>
            </TableCell>
            <TableCell align="right">
              <Trans>Total</Trans>
            </TableCell>
            <TableCell>
              <Trans>Status</Trans>
            </TableCell>
            <TableCell>
              <Trans>Time</Trans>
            </TableCell>
            {onDelete === undefined ? null : (
              <TableCell>
                <span className="visually-hidden">
                  <Trans>Actions</Trans>
                </span>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map((order) => (
            <TableRow key={order.id}>
              <TableCell component="th" scope="row" className="tabular" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
                {order.orderNumber}
              </TableCell>
              <TableCell sx={{ minWidth: 160 }}>
                {order.buyer}
                {order.buyer === order.email ? null : (
                  <Typography variant="caption" color="textSecondary" component="span" sx={{ display: 'block' }}>
                    {order.email}
                  </Typography>
                )}
                <Gift donation={order.donation} />
              </TableCell>
              <TableCell align="right" className="tabular">
                {showCount(order.tickets, locale)}
              </TableCell>
              <TableCell align="right" className="tabular" sx={{ whiteSpace: 'nowrap' }}>
                {showMoney(order.price, locale)}
              </TableCell>
              <TableCell>
                <OrderChip status={order.status} />
              </TableCell>
              <TableCell className="tabular" sx={{ whiteSpace: 'nowrap' }}>
                {showMoment(order.insertedAt, locale, timezone)}
              </TableCell>
              {onDelete === undefined ? null : (
                <TableCell align="right" sx={{ py: 0 }}>
                  <DeleteButton order={order} onDelete={onDelete} />
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </WideTable>
    </>
  );
};

/** What somebody gave, and said with it. */
const Gift = ({ donation }: Pick<DeskOrder, 'donation'>) => {
  const locale = useLocale();
  if (donation === null) return null;
  const amount = showMoney(donation.amount, locale);
  return (
    <Typography variant="caption" component="p" sx={{ overflowWrap: 'anywhere' }}>
      <Trans>Donation: {amount}</Trans>
      {donation.message !== null && (
        <Box component="q" sx={{ display: 'block' }}>
          {donation.message}
        </Box>
      )}
    </Typography>
  );
};

/** Only what succeeded can be deleted; whether this one can, the platform says. */
const DeleteButton = ({
  order,
  onDelete,
}: {
  readonly order: DeskOrder;
  readonly onDelete: (order: DeskOrder) => void;
}) => {
  const { t } = useLingui();
  if (order.status !== 'SUCCESSFUL') return null;
  const label = t`Delete order ${order.orderNumber}`;
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => onDelete(order)}>
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};

const OrderChip = ({ status }: { readonly status: string }) => {
  const chip = (label: React.ReactNode, ground: string, ink: string) => (
    <Chip size="small" label={label} sx={{ bgcolor: ground, color: ink }} />
  );
  switch (status) {
    case 'SUCCESSFUL':
      return chip(<Trans>Successful</Trans>, 'tone.jadeWash', 'tone.jade');
    case 'PROCESSING':
      return chip(<Trans>Processing</Trans>, 'tone.goldWash', 'tone.onGoldWash');
    case 'REQUIRED_APPROVAL':
      return chip(<Trans>Pending approval</Trans>, 'tone.skyWash', 'tone.sky');
    case 'UNSUCCESSFUL':
      return chip(<Trans>Unsuccessful</Trans>, 'tone.dangerWash', 'tone.danger');
    case 'CANCELLED':
      return chip(<Trans>Cancelled</Trans>, 'tone.sunken', 'text.secondary');
    case 'REFUNDED':
      return chip(<Trans>Refunded</Trans>, 'tone.clayWash', 'tone.clay');
    case 'WITHDRAWN':
      return chip(<Trans>Withdrawn</Trans>, 'tone.sunken', 'text.secondary');
    default:
      return chip(<Trans>Other</Trans>, 'tone.sunken', 'text.secondary');
  }
};
