import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { Account } from '#application/people/ports/profile-desk.ts';
import type { CodeChallenge } from '#application/people/ports/session-desk.ts';
import { useCountdown } from '#ui/bindings/use-countdown.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { ClipboardPasteIcon } from '#ui/icons/clipboard-paste.gen.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { CodeField } from './CodeField.tsx';
import { CODE_DIGITS, CODE_MINUTES, digitsOf, useSignIn } from './sign-in.view.ts';

type CodeStepProps = {
  readonly titleId: string;
  readonly email: string;
  readonly challenge: CodeChallenge;
  readonly onResent: (challenge: CodeChallenge) => void;
  readonly onOtherEmail: () => void;
  readonly onSignedIn: (account: Account) => void;
};

export const CodeStep = ({ titleId, email, challenge, onResent, onOtherEmail, onSignedIn }: CodeStepProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const { enterCode, requestCode } = useSignIn();
  const message = useId();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const wait = useCountdown(challenge.waitMs, challenge.challenge + challenge.resendAt);

  const unreachable = (): void => setProblem(t`We could not reach Vemoi. Check your connection and try again.`);

  const enter = async (digits: string): Promise<void> => {
    if (busy) return;
    if (digits.length < CODE_DIGITS) {
      setProblem(t`Please enter the ${CODE_DIGITS}-digit code`);
      field.current?.focus();
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      const answer = await enterCode(challenge.challenge, digits);
      if (answer.ok) return onSignedIn(answer.value);
      setProblem(refusalSentence(answer.refusal, locale));
      setCode('');
      field.current?.focus();
    } catch {
      unreachable();
    } finally {
      setBusy(false);
    }
  };
  const change = (text: string): void => {
    const digits = digitsOf(text);
    setCode(digits);
    // The last digit submits.
    if (digits.length === CODE_DIGITS && digits !== code) void enter(digits);
  };
  const paste = async (): Promise<void> => {
    const text = await navigator.clipboard.readText().catch(() => null);
    if (text === null) setProblem(t`Your browser blocked access to the clipboard. Type the code instead.`);
    else if (digitsOf(text) === '') setProblem(t`No code in the clipboard. Copy it from the email first.`);
    else change(text);
    field.current?.focus();
  };
  const resend = async (): Promise<void> => {
    setProblem(null);
    try {
      const answer = await requestCode(email, locale);
      if (answer.ok) {
        setCode('');
        onResent(answer.value);
        field.current?.focus();
      } else setProblem(refusalSentence(answer.refusal, locale));
    } catch {
      unreachable();
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void enter(code);
      }}
      style={{ display: 'grid', gap: 20 }}
    >
      <div>
        <Typography variant="h3" component="h2" id={titleId}>
          <Trans>Enter the code</Trans>
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          <Trans>
            We sent a {CODE_DIGITS}-digit code to <strong>{email}</strong>. It’s valid for {CODE_MINUTES} minutes.
          </Trans>
        </Typography>
      </div>
      <CodeField
        value={code}
        onChange={change}
        inputRef={field}
        describedBy={message}
        invalid={problem !== null}
        disabled={busy}
      />
      <Box id={message} aria-live="polite" sx={{ '&:empty': { display: 'none' } }}>
        {problem === null ? null : <Alert severity="error">{problem}</Alert>}
      </Box>
      <Button type="submit" variant="contained" size="large" fullWidth loading={busy}>
        <Trans>Sign in</Trans>
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
        <Button
          size="small"
          variant="text"
          startIcon={<ClipboardPasteIcon />}
          sx={{ ml: -1.5 }}
          onClick={() => void paste()}
        >
          <Trans>Paste code</Trans>
        </Button>
        {wait > 0 ? (
          <Typography variant="body2" color="textSecondary" className="tabular">
            <Trans>Resend code after {wait} s</Trans>
          </Typography>
        ) : (
          <Button size="small" variant="text" onClick={() => void resend()}>
            <Trans>Send a new code</Trans>
          </Button>
        )}
      </Box>
      <Button
        size="small"
        variant="text"
        color="secondary"
        onClick={onOtherEmail}
        sx={{ justifySelf: 'start', ml: -1.75, color: 'text.secondary' }}
      >
        <Trans>Use another email</Trans>
      </Button>
    </form>
  );
};
