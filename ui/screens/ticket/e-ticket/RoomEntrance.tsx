import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TicketOnScreen } from '#application/ticket/open-ticket.ts';
import { VideoIcon } from '#ui/icons/video.gen.ts';
import { styled } from '#ui/theme/styled.ts';
import { type TicketFace, useEntrance } from './e-ticket.view.ts';

const Mark = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 96,
  height: 96,
  marginBlock: 8,
  borderRadius: 999,
  background: theme.vars.palette.tone.goldWash,
  color: theme.vars.palette.tone.onGoldWash,
  '& svg': { fontSize: 44 },
}));

type Props = { readonly ticket: TicketOnScreen; readonly face: TicketFace };

/** Where tickets for a door have their QR code. */
export function RoomEntrance({ ticket, face }: Props) {
  const entrance = useEntrance(ticket, face);
  const roomOpens = entrance.kind === 'OPENS' ? entrance.at : null;
  return (
    <>
      <Mark aria-hidden>
        <VideoIcon />
      </Mark>
      {entrance.kind === 'OPEN' && (
        <Button
          variant="contained"
          size="large"
          href={entrance.url}
          target="_blank"
          rel="noreferrer"
          sx={{ width: 'min(100%, 272px)', '@media print': { display: 'none' } }}
        >
          <Trans>Open the online room</Trans>
        </Button>
      )}
      {roomOpens !== null && (
        <Typography sx={{ maxWidth: 260, textAlign: 'center', fontWeight: 600, textWrap: 'balance' }}>
          <Trans>Your link to join appears here from {roomOpens}.</Trans>
        </Typography>
      )}
      {entrance.kind === 'LISTED' && (
        <Button variant="outlined" href="#ticket-rooms" sx={{ '@media print': { display: 'none' } }}>
          <Trans>Online rooms</Trans>
        </Button>
      )}
    </>
  );
}
