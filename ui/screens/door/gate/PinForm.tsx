import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { refusalSentence } from '#words/platform/refusals.ts';
import { usePin } from './gate.view.ts';

export const PinForm = ({ passId }: { readonly passId: string }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const [pin, setPin] = useState('');
  const { busy, trouble, enter, forget } = usePin(passId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void enter(pin);
  };
  const problem =
    trouble === null
      ? null
      : trouble.kind === 'REFUSED'
        ? refusalSentence(trouble.refusal, locale)
        : trouble.kind === 'SHORT'
          ? t`Enter the 6 digits of the PIN`
          : t`Can’t reach the server. Check the connection and try again.`;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ maxWidth: 400, mx: 'auto', py: { xs: 5, md: 10 }, px: 2, display: 'grid', gap: 2 }}
    >
      <Typography variant="h2" component="h1">
        <Trans>Check-in with a gate pass</Trans>
      </Typography>
      <Typography color="textSecondary">
        <Trans>
          Enter the PIN from the organiser. This device can then check in guests. You don’t need an account.
        </Trans>
      </Typography>
      <TextField
        name="pin"
        label={t`PIN`}
        value={pin}
        autoComplete="off"
        required
        error={problem !== null}
        helperText={problem}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12, style: { letterSpacing: '0.2em' } } }}
        onChange={({ target }) => {
          setPin(target.value);
          forget();
        }}
      />
      <Button type="submit" variant="contained" size="large" loading={busy}>
        <Trans>Open the door</Trans>
      </Button>
    </Box>
  );
};
