import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import type { TicketOnScreen } from '#application/ticket/open-ticket.ts';
import { GiftIcon } from '#ui/icons/gift.gen.ts';
import { MailIcon } from '#ui/icons/mail.gen.ts';
import { PencilIcon } from '#ui/icons/pencil.gen.ts';
import { Undo2Icon } from '#ui/icons/undo-2.gen.ts';
import { styled } from '#ui/theme/styled.ts';
import {
  givenAway,
  type RecipientPurpose,
  recipientOn,
  useIsOver,
  useObstacle,
  useTicketHands,
} from './ticket-transfers.view.ts';

const RecipientDialog = lazy(async () => ({
  default: (await import('#ui/screens/ticket/recipient/RecipientDialog.tsx')).RecipientDialog,
}));

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  padding: 'clamp(16px, 3vw, 24px)',
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  '@media print': { display: 'none' },
}));
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  [theme.breakpoints.down('md')]: { '& > *': { flex: '1 1 auto' } },
}));

/** [S1-19] */
export function TicketTransfers({ ticket }: { readonly ticket: TicketOnScreen }) {
  const { t } = useLingui();
  const [purpose, setPurpose] = useState<RecipientPurpose>('GIVE');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const hands = useTicketHands(ticket, t`The connection was lost. Check the ticket before trying again.`);
  const ask = (what: RecipientPurpose) => {
    setPurpose(what);
    setWanted(true);
    setOpen(true);
  };
  const obstacle = useObstacle(ticket);
  const given = givenAway(ticket);
  const isOver = useIsOver(ticket);
  const onItsWay = given === 'SENT';
  if (given === 'RECEIVED')
    return (
      <Panel aria-labelledby="ticket-hands">
        <Typography variant="h4" component="h2" id="ticket-hands">
          <Trans>You gave this ticket away</Trans>
        </Typography>
        <Typography color="textSecondary">
          <Trans>
            {ticket.holder} ({ticket.email}) has added it to their account. Only they can use it now.
          </Trans>
        </Typography>
      </Panel>
    );
  // Neither given nor mailed any more.
  if (isOver) return null;
  return (
    <Panel aria-labelledby="ticket-hands">
      <Typography variant="h4" component="h2" id="ticket-hands">
        {onItsWay ? <Trans>You gave this ticket away</Trans> : <Trans>For someone else?</Trans>}
      </Typography>
      <Typography color="textSecondary">
        {onItsWay ? (
          <Trans>
            {ticket.holder} ({ticket.email}) can use it right away, and your QR code no longer works. You can take it
            back until they claim or use it.
          </Trans>
        ) : (
          (obstacle ?? <Trans>Give the ticket to a friend with a new QR code, or correct the name on it.</Trans>)
        )}
      </Typography>
      <Row>
        {onItsWay && (
          <Button
            variant="outlined"
            startIcon={<Undo2Icon />}
            disabled={hands.busy}
            onClick={() => void hands.takeBack(t`The ticket is back in your account`)}
          >
            <Trans>Take ticket back</Trans>
          </Button>
        )}
        {!onItsWay && obstacle === null && (
          <>
            <Button variant="outlined" startIcon={<GiftIcon />} onClick={() => ask('GIVE')}>
              <Trans>Give this ticket</Trans>
            </Button>
            <Button variant="outlined" startIcon={<PencilIcon />} onClick={() => ask('EDIT')}>
              <Trans>Edit recipient</Trans>
            </Button>
          </>
        )}
        <Button
          variant="outlined"
          startIcon={<MailIcon />}
          disabled={hands.busy}
          onClick={() => void hands.mailAgain()}
        >
          <Trans>Resend email</Trans>
        </Button>
      </Row>
      {wanted && (
        <Suspense fallback={null}>
          <RecipientDialog
            key={`${purpose} ${open}`}
            open={open}
            purpose={purpose}
            first={recipientOn(ticket)}
            busy={hands.busy}
            onSubmit={(to, newCode) => hands.submit(purpose, to, newCode, t`Recipient updated`)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Panel>
  );
}
