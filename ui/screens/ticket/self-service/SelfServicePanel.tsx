import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { TicketOnScreen } from '#application/ticket/open-ticket.ts';
import { ArrowLeftRightIcon } from '#ui/icons/arrow-left-right.gen.ts';
import { RotateCcwIcon } from '#ui/icons/rotate-ccw.gen.ts';
import { styled } from '#ui/theme/styled.ts';
import { ReturnDialog } from './ReturnDialog.tsx';
import { SessionDialog } from './SessionDialog.tsx';
import { useOffers, usePanelWords } from './self-service.view.ts';

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  padding: 'clamp(16px, 3vw, 24px)',
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  '@media print': { display: 'none' },
}));
const Offer = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  alignItems: 'center',
  justifyContent: 'space-between',
  [theme.breakpoints.down('md')]: { '& > button': { flex: '1 1 100%' } },
}));

/** Nothing where the event allows nothing. */
export function SelfServicePanel({ ticket }: { readonly ticket: TicketOnScreen }) {
  const id = useId();
  const words = usePanelWords();
  const { state, again } = useOffers(ticket);
  const [returning, setReturning] = useState(false);
  const [changing, setChanging] = useState(false);
  if (state.kind === 'LOADING' || (state.kind === 'READY' && state.offers.length === 0)) return null;
  return (
    <Panel aria-labelledby={id}>
      <Typography variant="h4" component="h2" id={id}>
        {words.title}
      </Typography>
      {state.kind === 'FAILED' ? (
        <Offer>
          <Typography color="textSecondary" role="status">
            {words.failed}
          </Typography>
          <Button variant="outlined" onClick={again}>
            {words.again}
          </Button>
        </Offer>
      ) : (
        state.offers.map((offer) => (
          <Offer key={offer.act}>
            <div>
              <Typography>{offer.title}</Typography>
              <Typography variant="body2" color="textSecondary">
                {offer.standing}
              </Typography>
            </div>
            {offer.open && offer.act === 'GIVE_BACK' ? (
              <Button variant="outlined" startIcon={<RotateCcwIcon />} onClick={() => setReturning(true)}>
                {words.giveBack}
              </Button>
            ) : null}
            {offer.open && offer.act === 'CHANGE_SESSION' ? (
              <Button variant="outlined" startIcon={<ArrowLeftRightIcon />} onClick={() => setChanging(true)}>
                {words.change}
              </Button>
            ) : null}
          </Offer>
        ))
      )}
      {changing ? <SessionDialog ticket={ticket} onClose={() => setChanging(false)} /> : null}
      {returning ? <ReturnDialog ticket={ticket} onClose={() => setReturning(false)} /> : null}
    </Panel>
  );
}
