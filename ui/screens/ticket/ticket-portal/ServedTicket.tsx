import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import type { PortalTicket } from '#application/ticket/ports/ticket-portal.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { seatLabel } from '#words/sale/seats.ts';
import { Card } from './Card.tsx';
import { useTicketActs, VOID_REASON_LONGEST } from './ticket-portal.view.ts';

export const ServedTicket = ({ ticket }: { readonly ticket: PortalTicket }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const id = useId();
  const [asking, setAsking] = useState<'REISSUE' | 'VOID' | null>(null);
  const { busy, trouble, forget, resend, reissue, voidTicket } = useTicketActs(ticket, () => setAsking(null));
  const ask = (what: 'REISSUE' | 'VOID') => {
    forget();
    setAsking(what);
  };
  const { holder, email } = ticket;
  return (
    <Card aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={id} variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {ticket.name} · {holder}
        </Typography>
        {ticket.isVoid ? (
          <Chip size="small" label={<Trans>Void</Trans>} />
        ) : (
          <Chip size="small" color="success" label={<Trans>Valid</Trans>} />
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[ticket.sessionName, ticket.seat === null ? '' : seatLabel(ticket.seat)[locale], email]
          .filter((part) => part !== '')
          .join(' · ')}
        {' · '}
        <Trans>code ends in {ticket.codeEnd}</Trans>
      </Typography>
      <div>
        <Typography variant="subtitle2" component="h4">
          <Trans>At the door</Trans>
        </Typography>
        {ticket.entry.map((sentence) => (
          <Typography key={sentence} sx={{ overflowWrap: 'anywhere' }}>
            {sentence}
          </Typography>
        ))}
        {ticket.voidReason === null ? null : (
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            <Trans>Voided by staff: {ticket.voidReason}</Trans>
          </Typography>
        )}
      </div>
      {ticket.isVoid ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" loading={busy && asking === null} disabled={busy} onClick={() => void resend()}>
            <Trans>Email again</Trans>
          </Button>
          <Button variant="outlined" disabled={busy} onClick={() => ask('REISSUE')}>
            <Trans>Replace code</Trans>
          </Button>
          <Button variant="outlined" color="error" disabled={busy} onClick={() => ask('VOID')}>
            <Trans>Void ticket</Trans>
          </Button>
        </Box>
      )}
      {asking === 'REISSUE' ? (
        <Asked
          title={<Trans>Replace this ticket’s code?</Trans>}
          act={<Trans>Replace code</Trans>}
          busy={busy}
          trouble={trouble}
          onAct={() => void reissue()}
          onClose={() => setAsking(null)}
        >
          <Trans>The old code stops working at once. We’ll email the new one to {email}.</Trans>
        </Asked>
      ) : null}
      {asking === 'VOID' ? (
        <VoidTicket
          label={t`Reason`}
          busy={busy}
          trouble={trouble}
          onVoid={(reason) => void voidTicket(reason)}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </Card>
  );
};

type AskedProps = {
  readonly title: ReactNode;
  readonly act: ReactNode;
  readonly busy: boolean;
  readonly trouble: string | null;
  readonly danger?: boolean;
  readonly onAct: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

const Asked = ({ title, act, busy, trouble, danger = false, onAct, onClose, children }: AskedProps) => {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onAct();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
          {children}
          {trouble === null ? null : (
            <Alert severity="error" variant="outlined" role="alert">
              {trouble}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'} loading={busy}>
            {act}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

type VoidTicketProps = Pick<AskedProps, 'busy' | 'trouble' | 'onClose'> & {
  readonly label: string;
  readonly onVoid: (reason: string) => void;
};

const VoidTicket = ({ label, busy, trouble, onVoid, onClose }: VoidTicketProps) => {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const missing = tried && reason.trim() === '';
  return (
    <Asked
      title={<Trans>Void this ticket?</Trans>}
      act={<Trans>Void ticket</Trans>}
      danger
      busy={busy}
      trouble={trouble}
      onAct={() => {
        setTried(true);
        if (reason.trim() !== '') onVoid(reason.trim());
      }}
      onClose={onClose}
    >
      <div>
        <Trans>
          You can’t undo this. The ticket stops working, its place is released and any payment for it is refunded.
        </Trans>
      </div>
      <TextField
        label={label}
        value={reason}
        autoFocus
        multiline
        minRows={2}
        error={missing}
        helperText={missing ? <Trans>Please say why you void it</Trans> : undefined}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: VOID_REASON_LONGEST } }}
      />
    </Asked>
  );
};
