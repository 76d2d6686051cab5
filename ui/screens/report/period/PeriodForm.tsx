import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { DateTimeField } from '#ui/components/date-time/DateTimeField.tsx';
import type { AskedPeriod } from './asked-report.ts';
import { usePeriodForm } from './period-form.view.ts';

type PeriodFormProps = { readonly asked: AskedPeriod; readonly timezone: string };

/** Sessions that begin in between. [S2.14-20] [S5-45] */
export const PeriodForm = ({ asked, timezone }: PeriodFormProps) => {
  const { t } = useLingui();
  const form = usePeriodForm(asked, timezone);
  const help = useId();
  const field = (label: string, value: string, change: (value: string) => void) => (
    <DateTimeField label={label} value={value} error={form.problem !== null} onValue={change} describedBy={help} />
  );
  return (
    <Box
      component="form"
      noValidate
      className="no-print"
      aria-label={t`Period of the report`}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      sx={{ mb: 2, maxWidth: 760 }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'end',
          gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto auto' },
        }}
      >
        {field(t`Start time`, form.start, form.setStart)}
        {field(t`End time`, form.end, form.setEnd)}
        <Button type="submit" variant="contained" sx={{ minHeight: 48 }}>
          <Trans>Show report</Trans>
        </Button>
        {form.chosen ? (
          <Button color="secondary" onClick={form.clear} sx={{ minHeight: 48 }}>
            <Trans>All time</Trans>
          </Button>
        ) : null}
      </Box>
      <FormHelperText
        id={help}
        error={form.problem !== null}
        role={form.problem === null ? undefined : 'alert'}
        sx={{ mx: 0 }}
      >
        {form.problem ?? <Trans>Sessions that begin between these times, in the event’s time zone.</Trans>}
      </FormHelperText>
    </Box>
  );
};
