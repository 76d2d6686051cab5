import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { RefundableTicket, RefundOffer } from '#application/sale/ports/refund-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { hasDonation } from './refund-order.view.ts';

type RefundTicketsProps = {
  readonly offer: RefundOffer;
  readonly chosen: readonly string[];
  readonly donation: boolean;
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onDonation: (on: boolean) => void;
};

export const RefundTickets = ({ offer, chosen, donation, onChoose, onDonation }: RefundTicketsProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const left = offer.tickets.filter(({ cancelled }) => !cancelled);
  const toggle = (id: string): void =>
    onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        <Trans>What to refund</Trans>
      </Typography>
      {left.length > 1 ? (
        <Button size="small" onClick={() => onChoose(left.map(({ id }) => id))}>
          <Trans>Choose all tickets</Trans>
        </Button>
      ) : null}
      {offer.tickets.map((ticket) => (
        <Line
          key={ticket.id}
          name={`${ticket.name} · ${ticket.holder}`}
          note={<TicketNote ticket={ticket} />}
          amount={showMoney(ticket.worth, locale)}
          checked={chosen.includes(ticket.id)}
          disabled={ticket.cancelled}
          onToggle={() => toggle(ticket.id)}
        />
      ))}
      {hasDonation(offer) ? (
        <Line
          name={t`Donation`}
          note={null}
          amount={showMoney(offer.left.donation, locale)}
          checked={donation}
          disabled={false}
          onToggle={() => onDonation(!donation)}
        />
      ) : null}
    </Box>
  );
};

const TicketNote = ({ ticket: { cancelled, checkedIn, given } }: { readonly ticket: RefundableTicket }) => {
  if (cancelled) return <Trans>Already cancelled</Trans>;
  if (checkedIn) return <Trans>Already checked in</Trans>;
  if (given) return <Trans>Given to someone else. The money goes to the buyer.</Trans>;
  return null;
};

type LineProps = {
  readonly name: string;
  readonly note: ReactNode;
  readonly amount: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onToggle: () => void;
};

const Line = ({ name, note, amount, checked, disabled, onToggle }: LineProps) => (
  <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
    <FormControlLabel
      sx={{ minWidth: 0, mr: 0 }}
      disabled={disabled}
      control={<Checkbox checked={checked} onChange={onToggle} />}
      label={
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {name}
          <Typography variant="caption" color="textSecondary" component="span" sx={{ display: 'block' }}>
            {note}
          </Typography>
        </Box>
      }
    />
    <Typography component="span" className="tabular" sx={{ flex: 'none' }}>
      {amount}
    </Typography>
  </Box>
);
