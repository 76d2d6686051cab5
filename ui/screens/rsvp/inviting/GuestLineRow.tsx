import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import type { GuestLine } from './guest-lines.view.ts';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '8px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > div:first-of-type': { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
}));

// On a line of its own rather than broken at a hyphen.
const Address = styled('span')({ display: 'inline-block', maxWidth: '100%' });

type GuestLineRowProps = {
  readonly line: GuestLine;
  /** From 1. */
  readonly number: number;
  /** Why it cannot be sent. */
  readonly trouble: string | null;
  readonly onEdit: (line: GuestLine) => void;
  readonly onRemove: (key: number) => void;
};

/** Drawn again only when it changes: a list has up to 500. */
export const GuestLineRow = memo(({ line, number, trouble, onEdit, onRemove }: GuestLineRowProps) => {
  const { t } = useLingui();
  return (
    <Row>
      <div>
        <Typography variant="body2" component="p">
          <Box component="span" className="tabular" sx={{ color: 'text.secondary', mr: 1 }}>
            {number}.
          </Box>
          <b>{line.name}</b>
          {line.name === '' ? '' : ' '}
          <Address>{line.email}</Address>
        </Typography>
        {trouble === null ? null : (
          <Typography variant="caption" color="error" component="p">
            {trouble}
          </Typography>
        )}
      </div>
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        <Button
          size="small"
          color="secondary"
          sx={{ minHeight: 44 }}
          onClick={() => onEdit(line)}
          aria-label={t`Edit ${line.email || line.name}`}
        >
          <Trans>Edit</Trans>
        </Button>
        <Button
          size="small"
          color="error"
          sx={{ minHeight: 44 }}
          onClick={() => onRemove(line.key)}
          aria-label={t`Remove ${line.email || line.name}`}
        >
          <Trans>Remove</Trans>
        </Button>
      </Box>
    </Row>
  );
});

type RevisionProps = {
  readonly line: GuestLine;
  readonly onDone: (guest: { readonly name: string; readonly email: string }) => void;
  readonly onLeave: () => void;
};

export const Revision = ({ line, onDone, onLeave }: RevisionProps) => {
  const { t } = useLingui();
  const [name, setName] = useState(line.name);
  const [email, setEmail] = useState(line.email);
  return (
    <Row
      style={{ alignItems: 'flex-end', justifyContent: 'flex-end' }}
      onKeyDown={(pressed) => {
        if (pressed.key === 'Escape') onLeave();
        if (pressed.key !== 'Enter' || !(pressed.target instanceof HTMLInputElement)) return;
        pressed.preventDefault();
        onDone({ name, email });
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
          // On a phone the button goes below both fields.
          '&&&': { minWidth: { xs: '100%', sm: 0 } },
        }}
      >
        <TextField
          autoFocus
          size="small"
          id="revised-name"
          label={t`Name`}
          value={name}
          onChange={(change) => setName(change.target.value)}
        />
        <TextField
          size="small"
          id="revised-email"
          label={t`Email`}
          value={email}
          onChange={(change) => setEmail(change.target.value)}
        />
      </Box>
      <Button size="small" variant="outlined" sx={{ minHeight: 44 }} onClick={() => onDone({ name, email })}>
        <Trans>Done</Trans>
      </Button>
    </Row>
  );
};
