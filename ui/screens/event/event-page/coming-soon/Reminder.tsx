import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { TextField } from '#ui/components/TextField.tsx';
import { useReminder } from './reminder.view.ts';

export function Reminder({ eventId }: { readonly eventId: number }) {
  const { t } = useLingui();
  const { accountEmail, state, trouble, ask } = useReminder(eventId);
  const [typed, setTyped] = useState(accountEmail ?? '');
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    void ask(typed);
  };
  if (state === 'KEPT' || state === 'OPEN') {
    return (
      <Typography role="status" color="textSecondary">
        {state === 'KEPT' ? (
          <Trans>We’ll email you once, when tickets go on sale.</Trans>
        ) : (
          <Trans>Ticket sales have changed. Reload the page to see them.</Trans>
        )}
      </Typography>
    );
  }
  return (
    <form noValidate onSubmit={submit} style={{ display: 'grid', gap: 12 }}>
      <TextField
        name="reminder_email"
        type="email"
        label={t`Email`}
        autoComplete="email"
        autoFocus
        fullWidth
        value={typed}
        error={trouble !== null}
        helperText={trouble ?? t`One email when tickets go on sale, nothing else.`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="outlined" color="secondary" size="large" fullWidth loading={state === 'ASKING'}>
        <Trans>Remind me</Trans>
      </Button>
    </form>
  );
}
