import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { MailView } from '#ui/screens/rsvp/inviting/MailView.tsx';
import { type MailingScope, type MailingText, useGuests, usePreview } from './mailing.view.ts';

type PreviewMailingProps = {
  readonly eventId: number;
  readonly scope: MailingScope;
  readonly text: MailingText;
  readonly onClose: () => void;
};

export const PreviewMailing = ({ eventId, scope, text, onClose }: PreviewMailingProps) => {
  const { t } = useLingui();
  const id = useId();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const guests = useGuests(eventId, scope, search.trim(), 0);
  const some = guests.kind === 'READ' ? guests.some : [];
  const guest = some.find(({ email }) => email === chosen) ?? some[0] ?? null;
  const shown = usePreview(eventId, scope, text, guest?.email ?? null);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>
        <Trans>Preview as a guest</Trans>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <TextField
          name="search"
          label={t`Find a guest by name or email`}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ mt: 1 }}
        />
        {guest === null ? null : (
          <TextField
            select
            name="guest"
            label={t`Guest`}
            value={guest.email}
            onChange={({ target }) => setChosen(target.value)}
          >
            {some.map(({ email, name, locale }) => (
              <MenuItem key={email} value={email}>
                {name} · {email} · {locale === 'vi' ? 'Tiếng Việt' : 'English'}
              </MenuItem>
            ))}
          </TextField>
        )}
        {guests.kind === 'READ' && guest === null ? (
          <Typography role="status">
            <Trans>No guest by this name or email</Trans>
          </Typography>
        ) : (
          <MailView mail={guests.kind === 'AWAY' ? guests : shown} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
};
