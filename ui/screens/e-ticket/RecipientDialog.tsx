import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useRef, useState } from 'react';
import type { TypedRecipient } from '#application/tickets/hand-on-ticket.ts';
import type { TicketOnScreen } from '#application/tickets/open-ticket.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { styled } from '#ui/theme/styled.ts';
import { NOBODY, type RecipientPurpose, recipientOn, recipientProblems } from './ticket-hands.view.ts';

const Fields = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  paddingTop: 4,
  '& > :last-child': { gridColumn: '1 / -1' },
});

type Props = {
  readonly open: boolean;
  readonly purpose: RecipientPurpose;
  readonly ticket: TicketOnScreen;
  readonly busy: boolean;
  /** Answers what went wrong; null: it is done. */
  readonly onSubmit: (to: TypedRecipient) => Promise<string | null>;
  readonly onClose: () => void;
};

/** Who is to have the ticket, or whose name stands on it. What is wrong is said at its field once it was tried. [S5-15] */
export function RecipientDialog({ open, purpose, ticket, busy, onSubmit, onClose }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const box = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<TypedRecipient>(purpose === 'EDIT' ? recipientOn(ticket) : NOBODY);
  const [tried, setTried] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const problems = tried ? recipientProblems(typed, locale) : {};

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    setTrouble(null);
    const [wrong] = Object.keys(recipientProblems(typed, locale));
    if (wrong !== undefined) return box.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    const failed = await onSubmit(typed);
    if (failed === null) onClose();
    else setTrouble(failed);
  };

  const field = (name: keyof TypedRecipient, label: string, autoComplete: string) => (
    <TextField
      key={name}
      name={name}
      label={label}
      required={name !== 'lastName'}
      autoComplete={purpose === 'EDIT' ? autoComplete : 'off'}
      value={typed[name]}
      error={problems[name] !== undefined}
      helperText={problems[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      slotProps={{ htmlInput: name === 'email' ? { inputMode: 'email', maxLength: 254 } : {} }}
    />
  );
  const names = [field('firstName', t`First name`, 'given-name'), field('lastName', t`Last name`, 'family-name')];
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="recipient-title" maxWidth="sm" fullWidth>
      <form ref={box} noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id="recipient-title">{purpose === 'GIVE' ? <Trans>Give this ticket</Trans> : <Trans>Edit the recipient</Trans>}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          {purpose === 'GIVE' && (
            <p>
              <Trans>
                They are mailed the ticket with a new QR code and can use it at once. Your QR code and ticket code stop working. A ticket goes from
                hand to hand once: they cannot pass it on.
              </Trans>
            </p>
          )}
          <Fields>
            {locale === 'vi' ? names.toReversed() : names}
            {field('email', t`Email`, 'email')}
          </Fields>
          {trouble !== null && (
            <Alert severity="error" role="alert">
              {trouble}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="secondary">
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {purpose === 'GIVE' ? <Trans>Give the ticket</Trans> : <Trans>Save</Trans>}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
