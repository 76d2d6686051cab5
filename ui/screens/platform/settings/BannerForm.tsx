import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FormEvent } from 'react';
import type { ListedBanner } from '#application/platform/ports/settings-desk.ts';
import { BannerBand } from '#ui/components/BannerBand.tsx';
import { DateTimeField } from '#ui/components/date-time/DateTimeField.tsx';
import { TextField } from '#ui/components/TextField.tsx';
import { useBannerForm } from './platform-settings.view.ts';

type Props = { readonly banner: ListedBanner | null; readonly now: number; readonly onClose: () => void };

export const BannerForm = ({ banner, now, onClose }: Props) => {
  const { t } = useLingui();
  const { written, type, at, problem, busy, submit } = useBannerForm(banner, now, onClose);
  const field = (name: 'en' | 'vi' | 'link', label: string, required: boolean) => (
    <TextField
      required={required}
      name={name}
      label={label}
      value={written[name]}
      autoComplete="off"
      onChange={({ target }) => type({ [name]: target.value })}
      error={at(name) !== null}
      helperText={at(name)}
      slotProps={{ htmlInput: { maxLength: 500 } }}
    />
  );
  const moment = (name: 'from' | 'until', label: string) => (
    <DateTimeField
      name={name}
      label={label}
      value={written[name]}
      onValue={(value) => type({ [name]: value })}
      error={at(name) !== null}
      helperText={at(name)}
    />
  );
  return (
    <Box
      component="form"
      noValidate
      aria-label={t`Home page banner`}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!busy) submit();
      }}
      sx={{ display: 'grid', gap: 2, maxWidth: 720 }}
    >
      {field('en', t`Text in English`, true)}
      {field('vi', t`Text in Vietnamese`, true)}
      {field('link', t`Leads to (optional)`, false)}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        {moment('from', t`Shown from (Vietnam time)`)}
        {moment('until', t`Until (optional)`)}
      </Box>
      {written.en.trim() === '' && written.vi.trim() === '' ? null : (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Typography variant="body2" color="textSecondary">
            <Trans>As visitors see it</Trans>
          </Typography>
          {written.en.trim() === '' ? null : <BannerBand text={written.en.trim()} link={null} />}
          {written.vi.trim() === '' ? null : <BannerBand text={written.vi.trim()} link={null} />}
        </Box>
      )}
      {problem === null ? null : (
        <Alert severity="error" variant="outlined" role="alert">
          {problem}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', '& > *': { minHeight: 44 } }}>
        <Button type="submit" variant="contained" loading={busy}>
          <Trans>Save the banner</Trans>
        </Button>
        <Button color="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </Box>
    </Box>
  );
};
