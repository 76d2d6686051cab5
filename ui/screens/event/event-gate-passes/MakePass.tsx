import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import type { NewGatePass } from '#application/door/ports/gate-pass-desk.ts';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { PlusIcon } from '#ui/icons/plus.gen.ts';
import { HOURS } from './event-gate-passes.view.ts';
import { SessionName } from './SessionName.tsx';

type MakePassProps = {
  readonly sessions: DeskEvent['sessions'];
  readonly timezone: string;
  readonly busy: boolean;
  /** Null when it is made, else why not. */
  readonly onMake: (pass: NewGatePass) => Promise<string | null>;
};

const SHIFT = 6;
const LONGEST_NAME = 40;

export const MakePass = ({ sessions, timezone, busy, onMake }: MakePassProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const [name, setName] = useState('');
  const [hours, setHours] = useState(SHIFT);
  const [chosen, setChosen] = useState<readonly number[]>(sessions.length === 1 ? sessions.map(({ id }) => id) : []);
  const [trouble, setTrouble] = useState<{ readonly at: 'NAME' | 'SESSIONS'; readonly text: string } | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setTrouble({ at: 'NAME', text: t`Enter the name of the helper or the gate` });
    if (chosen.length === 0) return setTrouble({ at: 'SESSIONS', text: t`Choose at least one session` });
    const failed = await onMake({ name: name.trim(), sessionIds: chosen, hours });
    if (failed !== null) return setTrouble({ at: 'NAME', text: failed });
    setTrouble(null);
    setName('');
  };
  const toggle = (id: number) => {
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
    setTrouble(null);
  };
  if (sessions.length === 0) {
    return (
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        <Trans>Add a session to the event first. A gate pass is for one or more sessions.</Trans>
      </Typography>
    );
  }
  return (
    <Paper
      component="section"
      aria-labelledby="make-pass"
      variant="outlined"
      sx={{ p: { xs: 2, md: 3 }, mb: 3, borderRadius: '16px', borderColor: 'divider' }}
    >
      <Typography id="make-pass" variant="h4" component="h2">
        <Trans>Make a gate pass</Trans>
      </Typography>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ mt: 2 }}>
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 200px auto' },
          }}
        >
          <TextField
            name="pass-name"
            label={t`Helper or gate`}
            required
            autoComplete="off"
            value={name}
            error={trouble?.at === 'NAME'}
            helperText={trouble?.at === 'NAME' ? trouble.text : t`Shown with every check-in they make.`}
            slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
            onChange={({ target }) => {
              setName(target.value);
              setTrouble(null);
            }}
          />
          <MuiTextField
            select
            name="hours"
            label={t`Valid for`}
            value={hours}
            onChange={({ target }) => setHours(Number(target.value))}
          >
            {HOURS.map((one) => (
              <MenuItem key={one} value={one}>
                <Plural value={one} one="# hour" other="# hours" />
              </MenuItem>
            ))}
          </MuiTextField>
          <Button
            type="submit"
            variant="contained"
            loading={busy}
            startIcon={<PlusIcon />}
            // Aligned with the field, whose label is above it.
            sx={{ minHeight: 48, mt: { md: '26px' } }}
          >
            <Trans>Make pass</Trans>
          </Button>
        </Box>
        {sessions.length === 1 ? null : (
          <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 1.5 }}>
            <Typography component="legend" variant="subtitle2">
              <Trans>Sessions</Trans>
            </Typography>
            <Box sx={{ display: 'grid', maxHeight: 240, overflow: 'auto' }}>
              {sessions.map((session) => (
                <FormControlLabel
                  key={session.id}
                  control={<Checkbox checked={chosen.includes(session.id)} onChange={() => toggle(session.id)} />}
                  label={<SessionName session={session} locale={locale} timezone={timezone} />}
                />
              ))}
            </Box>
            {trouble?.at === 'SESSIONS' ? (
              <Typography role="alert" variant="body2" color="error">
                {trouble.text}
              </Typography>
            ) : null}
          </Box>
        )}
      </Box>
    </Paper>
  );
};
