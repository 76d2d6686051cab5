import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import type { Instant } from '#domain/kernel/instant.ts';
import { clockTime } from '#ui/screens/event-time.view.ts';
import { GateName } from './Conflicts.tsx';
import type { DoorState } from './check-in.view.ts';
import { door } from './door-colours.ts';

type ThisGateProps = Pick<DoorState, 'gate' | 'list'> & {
  readonly pass: { readonly name: string; readonly endsAt: Instant } | null;
  readonly timezone: string;
  readonly onName: (name: string) => void;
};

const LONGEST_NAME = 40;

export const ThisGate = ({ gate, pass, list, timezone, onName }: ThisGateProps) => {
  const { t } = useLingui();
  const [text, setText] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onName(text ?? '');
    setText(null);
  };
  if (text !== null) {
    return (
      <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1 }}>
        <Box
          component="input"
          // Opened by the button beside it.
          autoFocus
          value={text}
          maxLength={LONGEST_NAME}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => setText(event.target.value)}
          aria-label={t`Gate name`}
          placeholder={t`For example, North gate`}
          autoComplete="off"
          enterKeyHint="done"
          sx={{
            flex: 1,
            minWidth: 0,
            minHeight: 44,
            px: 2,
            borderRadius: '12px',
            border: '1px solid',
            borderColor: '#7D7684',
            bgcolor: door.field,
            color: door.ink,
            fontSize: '1rem',
            '&::placeholder': { color: door.muted, opacity: 1 },
          }}
        />
        <Button type="submit" variant="outlined" color="inherit" sx={{ minHeight: 44 }}>
          <Trans>Save</Trans>
        </Button>
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Typography variant="caption" sx={{ color: door.muted, minWidth: 0, overflowWrap: 'anywhere' }}>
        {pass === null ? <GateName gate={gate} /> : pass.name}
        {pass === null ? null : (
          <>
            {' · '}
            <Trans>Pass until {clockTime(pass.endsAt, timezone)}</Trans>
          </>
        )}
        {' · '}
        {list === null ? (
          <Trans>Offline check-in is not ready yet</Trans>
        ) : (
          <>
            <Plural value={list.count} one="Ready for offline: # ticket" other="Ready for offline: # tickets" />
            {` · ${clockTime(list.madeAt, timezone)}`}
          </>
        )}
      </Typography>
      {pass === null ? (
        <Button
          size="small"
          color="inherit"
          onClick={() => setText(gate.name ?? '')}
          sx={{ flex: 'none', minHeight: 44, color: door.ink }}
        >
          <Trans>Name gate</Trans>
        </Button>
      ) : null}
    </Box>
  );
};
