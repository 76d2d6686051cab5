import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { filledPercent, showCount, showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { NarrowLine, NarrowList } from '#ui/screens/event/desk/NarrowList.tsx';
import { WideTable } from '#ui/screens/event/desk/WideTable.tsx';
import { type DeskEvent, ticketTypesOf } from './event-manager.view.ts';

/** [S3-47] */
export const TicketTypes = ({ event }: { readonly event: Pick<DeskEvent, 'sessions'> }) => {
  const locale = useLocale();
  const rows = ticketTypesOf(event);
  const several = event.sessions.length > 1;
  const invited = event.sessions.flatMap(({ id, name, invitationTicket: ticket }) =>
    ticket === null ? [] : [{ id, session: name, ticket }],
  );
  if (rows.length + invited.length === 0) return null;
  return (
    <Box>
      <Typography variant="h4" component="h2" id="ticket-types" sx={{ mb: 1 }}>
        <Trans>Ticket types</Trans>
      </Typography>
      <NarrowList aria-labelledby="ticket-types">
        {rows.map(({ session, type }) => (
          <NarrowLine key={type.id}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <Typography variant="subtitle2" component="p">
                {type.name}
                {several ? ` · ${session.name}` : ''}
              </Typography>
              <Typography variant="subtitle2" component="p" className="tabular" sx={{ whiteSpace: 'nowrap' }}>
                {type.price === 0 ? <Trans>Free</Trans> : showMoney(type.price, locale)}
              </Typography>
            </Box>
            <Typography variant="caption" color="textSecondary" component="p" className="tabular">
              <Trans>
                {showCount(type.sold, locale)} sold · {showCount(type.held, locale)} in checkout
              </Trans>
              {' · '}
              {type.capacity === null || type.remaining === null ? (
                <Trans>Unlimited</Trans>
              ) : (
                <Trans>
                  {showCount(type.remaining, locale)} of {showCount(type.capacity, locale)} left
                </Trans>
              )}
            </Typography>
          </NarrowLine>
        ))}
        {invited.map(({ id, session, ticket }) => (
          <NarrowLine key={id}>
            <Typography variant="subtitle2" component="p">
              {ticket.name}
              {several ? ` · ${session}` : ''}
            </Typography>
            <Typography variant="caption" color="textSecondary" component="p" className="tabular">
              <Trans>{showCount(ticket.sold, locale)} given to invited guests</Trans>
            </Typography>
          </NarrowLine>
        ))}
      </NarrowList>
      <WideTable labelledBy="ticket-types">
        <TableHead>
          <TableRow>
            <TableCell>
              <Trans>Ticket</Trans>
            </TableCell>
            <TableCell align="right">
              <Trans>Price</Trans>
            </TableCell>
            <TableCell align="right">
              <Trans>Total</Trans>
            </TableCell>
            <TableCell align="right">
              <Trans>Sold</Trans>
            </TableCell>
            <TableCell align="right">
              <Trans>In checkout</Trans>
            </TableCell>
            <TableCell align="right">
              <Trans>Remaining</Trans>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ session, type }) => {
            const sold = filledPercent(type.sold, type.capacity) ?? 0;
            const held = filledPercent(type.held, type.capacity) ?? 0;
            return (
              <TableRow key={type.id}>
                <TableCell component="th" scope="row" sx={{ minWidth: 180 }}>
                  <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
                    {type.name}
                  </Typography>
                  {several ? (
                    <Typography variant="caption" color="textSecondary" component="span">
                      {session.name}
                    </Typography>
                  ) : null}
                  {type.capacity === null ? null : (
                    <Box
                      aria-hidden
                      sx={{
                        mt: 0.75,
                        height: 6,
                        borderRadius: 3,
                        bgcolor: 'tone.sunken',
                        overflow: 'hidden',
                        display: 'flex',
                        maxWidth: 220,
                      }}
                    >
                      <Box sx={{ width: `${sold}%`, bgcolor: 'tone.jade' }} />
                      <Box sx={{ width: `${held}%`, bgcolor: 'tone.gold' }} />
                    </Box>
                  )}
                </TableCell>
                <TableCell align="right" className="tabular" sx={{ whiteSpace: 'nowrap' }}>
                  {type.price === 0 ? <Trans>Free</Trans> : showMoney(type.price, locale)}
                </TableCell>
                <TableCell align="right" className="tabular">
                  {type.capacity === null ? <Trans>Unlimited</Trans> : showCount(type.capacity, locale)}
                </TableCell>
                <TableCell align="right" className="tabular">
                  {showCount(type.sold, locale)}
                </TableCell>
                <TableCell align="right" className="tabular">
                  {showCount(type.held, locale)}
                </TableCell>
                <TableCell align="right" className="tabular">
                  {type.remaining === null ? '–' : showCount(type.remaining, locale)}
                </TableCell>
              </TableRow>
            );
          })}
          {invited.map(({ id, session, ticket }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row" sx={{ minWidth: 180 }}>
                <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
                  {ticket.name}
                </Typography>
                <Typography variant="caption" color="textSecondary" component="span">
                  {several ? `${session} · ` : ''}
                  <Trans>By invitation, not for sale</Trans>
                </Typography>
              </TableCell>
              <TableCell align="right">–</TableCell>
              <TableCell align="right">–</TableCell>
              <TableCell align="right" className="tabular">
                {showCount(ticket.sold, locale)}
              </TableCell>
              <TableCell align="right">–</TableCell>
              <TableCell align="right">–</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </WideTable>
    </Box>
  );
};
