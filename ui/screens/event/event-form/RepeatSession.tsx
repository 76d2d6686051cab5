import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { CalendarSyncIcon } from '#ui/icons/calendar-sync.gen.ts';
import { useEventForm } from './event-form.view.ts';

export const RepeatSession = () => {
  const { t } = useLingui();
  const locale = useLocale();
  const { draft, repeatLast } = useEventForm();
  const [days, setDays] = useState('7');
  const [count, setCount] = useState('4');
  const [trouble, setTrouble] = useState<string | null>(null);
  const number = (name: string, label: string, value: string, set: (value: string) => void) => (
    <TextField
      name={name}
      label={label}
      value={value}
      autoComplete="off"
      onChange={({ target }) => set(target.value)}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
  const act = () => {
    const wrong = repeatLast(Number(days), Number(count), locale);
    setTrouble(wrong === 'BEGIN' ? t`Enter the start and the end of the session first` : wrong);
  };
  return (
    <Box component="section" aria-labelledby="repeat" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id="repeat" variant="subtitle1" component="h3">
        {draft.sessions.length === 1 ? <Trans>Repeat this session</Trans> : <Trans>Repeat the last session</Trans>}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr 1fr', sm: '180px 180px auto' },
        }}
      >
        {number('repeat_days', t`Every how many days`, days, setDays)}
        {number('repeat_count', t`Sessions in all`, count, setCount)}
        <Button
          variant="outlined"
          startIcon={<CalendarSyncIcon />}
          onClick={act}
          sx={{ minHeight: 48, gridColumn: { xs: '1 / -1', sm: 'auto' }, justifySelf: 'start' }}
        >
          <Trans>Repeat</Trans>
        </Button>
      </Box>
      {trouble === null ? null : (
        <Typography role="alert" variant="body2" color="error">
          {trouble}
        </Typography>
      )}
    </Box>
  );
};
