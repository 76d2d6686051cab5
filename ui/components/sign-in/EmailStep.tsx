import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';
import type { CodeChallenge } from '#application/people/ports/session-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { refusalSentence } from '#words/platform/refusals.ts';
import { looksLikeEmail, useSignIn } from './sign-in.view.ts';

type EmailStepProps = {
  readonly titleId: string;
  readonly email: string;
  readonly setEmail: (email: string) => void;
  readonly onSent: (challenge: CodeChallenge) => void;
};

export const EmailStep = ({ titleId, email, setEmail, onSent }: EmailStepProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const { requestCode } = useSignIn();
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    if (!looksLikeEmail(email)) {
      setProblem(t`Please enter a valid email format`);
      field.current?.focus();
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      const answer = await requestCode(email, locale);
      if (answer.ok) onSent(answer.value);
      else setProblem(refusalSentence(answer.refusal, locale));
    } catch {
      setProblem(t`We could not reach Vemoi. Check your connection and try again.`);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void send(event)} style={{ display: 'grid', gap: 20 }}>
      <div>
        <Typography variant="h3" component="h2" id={titleId}>
          <Trans>Sign in to Vemoi</Trans>
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          <Trans>We’ll email you a sign-in code. New to Vemoi? The code also creates your account.</Trans>
        </Typography>
      </div>
      <TextField
        autoFocus
        fullWidth
        type="email"
        name="email"
        label={t`Email`}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={problem !== null}
        helperText={problem}
        inputRef={field}
        slotProps={{
          htmlInput: { autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
        }}
      />
      <Button type="submit" variant="contained" size="large" fullWidth loading={busy}>
        <Trans>Continue with email</Trans>
      </Button>
    </form>
  );
};
