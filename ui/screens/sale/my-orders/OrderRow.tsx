import { Plural, Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { OwnOrder } from '#application/sale/ports/own-orders.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { ChevronRightIcon } from '#ui/icons/chevron-right.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { money, moneyLabelText, orderMoment, orderTotal, ticketCount } from './orders.view.ts';
import { StatusChip } from './StatusChip.tsx';

const Row = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '16px 16px 16px 20px',
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '& .what': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .sum': { display: 'grid', justifyItems: 'end', gap: 6, fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& .sum': {
      gridColumn: '1 / -1',
      gridRow: 2,
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      paddingTop: 8,
    },
  },
}));

/** Keeps a number and its unit on one line. */
const Fact = styled('span')({ whiteSpace: 'nowrap' });

export function OrderRow({ order }: { readonly order: OwnOrder }) {
  const locale = useLocale();
  const label = moneyLabelText(order, locale);
  const tickets = ticketCount(order);
  return (
    <Row to={paths.order(order.id)}>
      <span className="what">
        <Typography variant="subtitle1" component="b" sx={{ display: 'block', fontWeight: 600 }}>
          {order.session.event.name}
        </Typography>
        <Typography variant="body2" color="textSecondary" component="span" className="tabular">
          <Fact>{order.orderNumber} ·</Fact> <Fact>{orderMoment(order, locale)} ·</Fact>{' '}
          <Fact>
            {tickets === 0 ? <Trans>Donation</Trans> : <Plural value={tickets} one="# ticket" other="# tickets" />}
          </Fact>
        </Typography>
      </span>
      <span className="sum">
        <b>
          {order.price === 0 ? <Trans>Free</Trans> : money(orderTotal(order), locale)}
          {label !== null && order.price > 0 && (
            <Typography variant="caption" color="textSecondary" component="span">
              {' '}
              · {label}
            </Typography>
          )}
        </b>
        <StatusChip order={order} />
      </span>
      <ChevronRightIcon />
    </Row>
  );
}
