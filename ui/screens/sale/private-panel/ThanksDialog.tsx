import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { HeartIcon } from '#ui/icons/heart.gen.ts';
import { ShareButton } from '#ui/screens/event/event-page/ShareButton.tsx';
import { ThanksImageButton } from '#ui/screens/sale/payment/result/ThanksImageButton.tsx';
import type { ThankedEvent } from '#ui/screens/sale/payment/result/thanks-image.view.ts';
import { styled } from '#ui/theme/styled.ts';

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: 28,
  borderRadius: 20,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  background: theme.vars.palette.tone.goldWash,
  color: theme.vars.palette.tone.onGoldWash,
  '& .name': { fontSize: '1.375rem', fontWeight: 800, lineHeight: 1.3 },
  '& .event': { fontWeight: 600 },
}));

type Props = {
  readonly open: boolean;
  readonly donor: string;
  readonly event: ThankedEvent;
  readonly address: string;
  readonly onClose: () => void;
};

/** [S2.10-14] */
export const ThanksDialog = ({ open, donor, event, address, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} aria-labelledby="thanks-title" maxWidth="xs" fullWidth>
    <DialogTitle id="thanks-title">
      <Trans>Thank you for donating!</Trans>
    </DialogTitle>
    <DialogContent>
      <Card>
        <HeartIcon />
        <span className="name">{donor}</span>
        <span>
          <Trans>has donated to</Trans>
        </span>
        <span className="event">{event.name}</span>
        <span>{event.organiser.name}</span>
      </Card>
    </DialogContent>
    <DialogActions sx={{ flexWrap: 'wrap', gap: 1, '& > *': { flex: '1 1 auto', m: '0 !important' } }}>
      <ThanksImageButton event={event} isDonate />
      <ShareButton name={event.name} address={address} card={null} />
      <Button variant="contained" onClick={onClose}>
        <Trans>OK</Trans>
      </Button>
    </DialogActions>
  </Dialog>
);
