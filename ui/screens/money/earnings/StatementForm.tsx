import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { DateField } from '#ui/components/date-time/DateField.tsx';
import { useStatement } from './earnings.view.ts';

type Props = { readonly publisher: string | null; readonly today: string };

export const StatementForm = ({ publisher, today }: Props) => {
  const { t } = useLingui();
  const [from, setFrom] = useState(`${today.slice(0, 'YYYY-MM'.length)}-01`);
  const [to, setTo] = useState(today);
  const statement = useStatement(publisher);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end' }}>
      <Box sx={{ width: { xs: '100%', sm: 220 } }}>
        <DateField label={t`From`} value={from} onValue={setFrom} max={today} />
      </Box>
      <Box sx={{ width: { xs: '100%', sm: 220 } }}>
        <DateField label={t`To`} value={to} onValue={setTo} max={today} />
      </Box>
      <Button
        variant="outlined"
        loading={statement.busy !== null}
        disabled={from === '' || to === '' || from > to}
        onClick={() => statement.download({ from, to })}
        sx={{ minHeight: 48 }}
      >
        <Trans>Download statement (PDF)</Trans>
      </Button>
    </Box>
  );
};
