import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { IdCard } from '#domain/people/id-card.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { styled } from '#ui/theme/styled.ts';
import { useDeciding } from './withdrawal-desk.view.ts';

type Props = { readonly accountId: string; readonly card: IdCard; readonly onClose: () => void };

export const ReviewCard = ({ accountId, card, onClose }: Props) => {
  const { t } = useLingui();
  const id = useId();
  const desk = useDeciding(onClose);
  const [reason, setReason] = useState('');
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{card.fullname}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <Typography className="tabular">
          {card.idNumber} · {card.birthday}
        </Typography>
        <Picture src={card.frontImage} alt={t`Front of the card`} />
        <Picture src={card.backImage} alt={t`Back of the card`} />
        <Typography variant="body2" color="textSecondary">
          <Trans>Your look at this card is recorded.</Trans>
        </Typography>
        <TextField
          label={t`Reason, if you reject it`}
          name="reason"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 300, autoComplete: 'off' } }}
        />
        {desk.trouble === null ? null : (
          <Alert severity="error" variant="outlined" role="alert">
            {desk.trouble}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        <Button
          color="error"
          disabled={reason.trim() === '' || desk.busy}
          onClick={() => desk.rejectCard(accountId, reason)}
        >
          <Trans>Reject</Trans>
        </Button>
        <Button variant="contained" disabled={desk.busy} onClick={() => desk.approveCard(accountId)}>
          <Trans>Approve</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const Picture = styled('img')({ width: '100%', height: 'auto', borderRadius: 12 });
