import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type GuestLine, type GuestLines as Lines, MOST_INVITATIONS_AT_ONCE } from './guest-lines.view.ts';

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

export const GuestLines = ({ guests }: { readonly guests: Lines }) => {
  const { t } = useLingui();
  const [open, setOpen] = useState<GuestLine | null>(null);
  if (guests.lines.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        <Trans>No guests on the list yet.</Trans>
      </Typography>
    );
  return (
    <div>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Typography variant="subtitle2" component="p" role="status">
          <Plural value={guests.lines.length} one="# guest" other="# guests" />
          {guests.wrong === 0 ? null : (
            <Box component="span" sx={{ color: 'error.main' }}>
              {' · '}
              <Plural value={guests.wrong} one="# to review" other="# to review" />
            </Box>
          )}
        </Typography>
        <Button size="small" color="secondary" sx={{ minHeight: 44 }} onClick={guests.clear}>
          <Trans>Remove all</Trans>
        </Button>
      </Box>
      {guests.tooMany ? (
        <Alert severity="error" variant="outlined" role="alert" sx={{ mb: 1 }}>
          <Trans>Please invite at most {MOST_INVITATIONS_AT_ONCE} people at once</Trans>
        </Alert>
      ) : null}
      <Box
        component="ol"
        aria-label={t`Guests to invite`}
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 640, overflowY: 'auto' }}
        tabIndex={0}
      >
        {guests.lines.map((line, at) =>
          open?.key === line.key ? (
            <Revision
              key={line.key}
              line={line}
              onDone={(guest) => {
                guests.revise(line.key, guest);
                setOpen(null);
              }}
              onLeave={() => setOpen(null)}
            />
          ) : (
            <Row key={line.key}>
              <div>
                <Typography variant="body2" component="p">
                  <Box component="span" className="tabular" sx={{ color: 'text.secondary', mr: 1 }}>
                    {at + 1}.
                  </Box>
                  <b>{line.name}</b> {line.email}
                </Typography>
                {guests.sentence(line) === null ? null : (
                  <Typography variant="caption" color="error" component="p">
                    {guests.sentence(line)}
                  </Typography>
                )}
              </div>
              <Box sx={{ display: 'flex', gap: 0.5 }}>
                <Button
                  size="small"
                  color="secondary"
                  sx={{ minHeight: 44 }}
                  onClick={() => setOpen(line)}
                  aria-label={t`Edit ${line.email || line.name}`}
                >
                  <Trans>Edit</Trans>
                </Button>
                <Button
                  size="small"
                  color="error"
                  sx={{ minHeight: 44 }}
                  onClick={() => guests.remove(line.key)}
                  aria-label={t`Remove ${line.email || line.name}`}
                >
                  <Trans>Remove</Trans>
                </Button>
              </Box>
            </Row>
          ),
        )}
      </Box>
    </div>
  );
};

type RevisionProps = {
  readonly line: GuestLine;
  readonly onDone: (guest: { readonly name: string; readonly email: string }) => void;
  readonly onLeave: () => void;
};

const Revision = ({ line, onDone, onLeave }: RevisionProps) => {
  const { t } = useLingui();
  const [name, setName] = useState(line.name);
  const [email, setEmail] = useState(line.email);
  return (
    <Row
      style={{ alignItems: 'flex-end' }}
      onKeyDown={(pressed) => {
        if (pressed.key === 'Escape') onLeave();
        if (pressed.key !== 'Enter' || !(pressed.target instanceof HTMLInputElement)) return;
        pressed.preventDefault();
        onDone({ name, email });
      }}
    >
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
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
