import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { scrollsToTop, useCompleteProfile } from './complete-name.view.ts';
import { expectedPerson } from './expected-person.ts';
import { NameFields } from './NameFields.tsx';
import { isWhole, nameOf, type WrittenName } from './name-fields.view.ts';

type CompleteNameDialogProps = { readonly email: string; readonly onDone: () => void };

export const CompleteNameDialog = ({ email, onDone }: CompleteNameDialogProps) => {
  const { t } = useLingui();
  const title = useId();
  const locale = useLocale();
  const { pathname } = useLocation();
  const complete = useCompleteProfile();
  const [name, setName] = useState<WrittenName>(() => nameOf(expectedPerson(), email));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (!isWhole(name) || busy) return;
    setBusy(true);
    try {
      const answer = await complete(name);
      if (!answer.ok) return setProblem(refusalSentence(answer.refusal, locale));
      onDone();
      if (scrollsToTop(pathname)) window.scrollTo({ top: 0, behavior: 'smooth' });
    } catch {
      setProblem(t`We could not reach Vemoi. Check your connection and try again.`);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={title}>
      <Box
        component="form"
        noValidate
        onSubmit={(event: FormEvent) => void save(event)}
        sx={{ p: { xs: 3, sm: 4 }, display: 'grid', gap: 2.5 }}
      >
        <div>
          <Typography variant="h3" component="h2" id={title}>
            <Trans>What is your name?</Trans>
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            <Trans>Your name appears on your tickets and on the guest list.</Trans>
          </Typography>
        </div>
        <NameFields name={name} onChange={setName} tried={tried} autoFocus />
        {problem === null ? null : <Alert severity="error">{problem}</Alert>}
        <Button type="submit" variant="contained" size="large" loading={busy}>
          <Trans>Save name</Trans>
        </Button>
      </Box>
    </Dialog>
  );
};
