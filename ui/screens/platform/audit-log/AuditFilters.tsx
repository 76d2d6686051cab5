import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { DateField } from '#ui/components/date-time/DateField.tsx';
import { paths } from '#ui/routes/paths.ts';
import { type AuditQuery, actChoices, auditQueryText, readAuditQuery } from './audit-log.view.ts';

/** Days are Vietnam's. */
export const AuditFilters = ({ asked }: { readonly asked: AuditQuery }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const id = useId();
  const field = (name: keyof AuditQuery, label: string) => (
    <FormControl variant="outlined" fullWidth>
      <InputLabel htmlFor={`${id}-${name}`}>{label}</InputLabel>
      <OutlinedInput id={`${id}-${name}`} name={name} defaultValue={asked[name]} />
    </FormControl>
  );
  const filtered = auditQueryText(asked) !== '';
  return (
    <Box
      // Another address is another form.
      key={auditQueryText(asked)}
      component="form"
      role="search"
      aria-label={t`Filters of the audit log`}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(paths.auditLog(auditQueryText(readAuditQuery(new FormData(event.currentTarget)))));
      }}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {field('actor', t`Done by (email)`)}
      <FormControl variant="outlined" fullWidth>
        <InputLabel htmlFor={`${id}-act`} shrink>
          <Trans>What was done</Trans>
        </InputLabel>
        <NativeSelect input={<OutlinedInput />} id={`${id}-act`} name="act" defaultValue={asked.act}>
          <option value="">{t`Everything`}</option>
          {actChoices(locale).map(({ act, name }) => (
            <option key={act} value={act}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
      {field('subject', t`Subject, for example event:12`)}
      <DayField name="from" label={t`First day`} asked={asked.from} />
      <DayField name="to" label={t`Last day`} asked={asked.to} />
      <Box sx={{ display: 'flex', gap: 1, '& > *': { flex: '1 1 auto', minHeight: 48 } }}>
        <Button type="submit" variant="contained">
          <Trans>Filter</Trans>
        </Button>
        {filtered ? (
          <Button color="secondary" onClick={() => void navigate(paths.auditLog())}>
            <Trans>Clear filters</Trans>
          </Button>
        ) : null}
      </Box>
    </Box>
  );
};

type DayFieldProps = { readonly name: keyof AuditQuery; readonly label: string; readonly asked: string };

const DayField = ({ name, label, asked }: DayFieldProps) => {
  const [day, setDay] = useState(asked);
  return (
    <div>
      <DateField label={label} value={day} onValue={setDay} />
      <input type="hidden" name={name} value={day} />
    </div>
  );
};
