import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { TypedRecipient } from '#application/ticket/transfer-ticket.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { styled } from '#ui/theme/styled.ts';
import {
  isAnotherAddress,
  NOBODY,
  type RecipientField,
  type RecipientPurpose,
  recipientProblems,
  TICKET_NAME_MAX,
  typedInto,
  writtenOrder,
} from './recipient.view.ts';

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
  readonly first: TypedRecipient;
  readonly busy: boolean;
  /** What the ticket is called, where it may be changed: by the event's team. [S2.14-18] */
  readonly ticketName?: string;
  /** Resolves with the problem, or null when done. */
  readonly onSubmit: (to: TypedRecipient, newCode: boolean, ticketName: string) => Promise<string | null>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

/** [S5-15] */
export function RecipientDialog({ open, purpose, first, busy, ticketName, onSubmit, onClose, children }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const box = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<TypedRecipient>(purpose === 'EDIT' ? first : NOBODY);
  const [calledAs, setCalledAs] = useState(ticketName ?? '');
  const [newCode, setNewCode] = useState(true);
  const [tried, setTried] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const offersNewCode = purpose === 'EDIT' && isAnotherAddress(typed, first);
  const problems = tried ? recipientProblems(typed, locale) : {};

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    setTrouble(null);
    const [wrong] = Object.keys(recipientProblems(typed, locale));
    if (wrong !== undefined) return box.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    const failed = await onSubmit(typed, offersNewCode && newCode, calledAs);
    if (failed === null) onClose();
    else setTrouble(failed);
  };

  const nameOrder = writtenOrder(locale);
  const typedAs = (name: RecipientField, text: string): TypedRecipient =>
    name === 'email' ? { ...typed, email: text } : typedInto(typed, name, text, nameOrder);
  const field = (name: RecipientField, label: string, autoComplete: string) => (
    <TextField
      key={name}
      name={name}
      label={label}
      required={name !== 'lastName'}
      autoComplete={purpose === 'EDIT' ? autoComplete : 'off'}
      value={typed[name]}
      error={problems[name] !== undefined}
      helperText={problems[name]}
      onChange={(event) => setTyped(typedAs(name, event.target.value))}
      slotProps={{ htmlInput: name === 'email' ? { inputMode: 'email', maxLength: 254 } : {} }}
    />
  );
  const names = [field('firstName', t`First name`, 'given-name'), field('lastName', t`Last name`, 'family-name')];
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="recipient-title" maxWidth="sm" fullWidth>
      <form ref={box} noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id="recipient-title">
          <Title purpose={purpose} />
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          {purpose === 'GIVE' && (
            <p>
              <Trans>
                We’ll email them the ticket with a new QR code that works right away. Your QR code and ticket code will
                stop working. They can’t pass the ticket on.
              </Trans>
            </p>
          )}
          {purpose === 'ISSUE' && (
            <p>
              <Trans>We’ll email them the ticket with its QR code, ready to use. It counts towards the capacity.</Trans>
            </p>
          )}
          {children}
          <Fields>
            {nameOrder === 'FAMILY_FIRST' ? names.toReversed() : names}
            {field('email', t`Email`, 'email')}
          </Fields>
          {ticketName !== undefined && (
            <TextField
              name="ticketName"
              label={t`Name on the ticket`}
              value={calledAs}
              helperText={purpose === 'ISSUE' ? t`Leave empty to use the ticket type’s name.` : undefined}
              onChange={(event) => setCalledAs(event.target.value)}
              slotProps={{ htmlInput: { maxLength: TICKET_NAME_MAX } }}
            />
          )}
          {offersNewCode && (
            <FormControlLabel
              control={<Checkbox checked={newCode} onChange={(_, next) => setNewCode(next)} />}
              label={<Trans>Email a new QR code to this address. The previous one stops working.</Trans>}
              sx={{ alignItems: 'flex-start', mr: 0, '& .MuiFormControlLabel-label': { pt: 1 } }}
            />
          )}
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
            {purpose === 'EDIT' ? <Trans>Save</Trans> : <Trans>Give ticket</Trans>}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Title({ purpose }: { readonly purpose: RecipientPurpose }) {
  switch (purpose) {
    case 'GIVE':
      return <Trans>Give this ticket</Trans>;
    case 'EDIT':
      return <Trans>Edit recipient</Trans>;
    case 'ISSUE':
      return <Trans>Give a ticket</Trans>;
  }
}
