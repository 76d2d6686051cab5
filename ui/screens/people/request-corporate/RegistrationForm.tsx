import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useRef } from 'react';
import type { CorporateRegistration } from '#application/people/ports/corporate-desk.ts';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { DocumentsField } from './DocumentsField.tsx';
import { type Field, labelOf, useRegistrationForm } from './request-corporate.view.ts';

/** [S3-15] [S3-82] */
export const RegistrationForm = ({ before }: { readonly before: CorporateRegistration | null }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const box = useRef<HTMLFormElement>(null);
  const termsHelp = useId();
  const { typed, type, today, pictures, uploading, wrong, submit, busy, problem } = useRegistrationForm(before);
  const field = (name: Exclude<Field, 'documents' | 'agreesToTerms'>) => ({
    name,
    label: labelOf(name, locale),
    error: wrong(name) !== undefined,
    helperText: wrong(name),
    fullWidth: true,
  });
  const focus = (name: Field) => box.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  return (
    <Sheet
      ref={box}
      noValidate
      aria-label={t`Registration`}
      onSubmit={(event) => {
        event.preventDefault();
        const first = submit();
        if (first !== null) focus(first);
      }}
    >
      <TextField
        {...field('companyName')}
        value={typed.companyName}
        onChange={(event) => type({ companyName: event.target.value })}
        slotProps={{ htmlInput: { autoComplete: 'organization', maxLength: 300, 'aria-required': true } }}
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <TextField
          {...field('businessLicenceNumber')}
          value={typed.businessLicenceNumber}
          onChange={(event) => type({ businessLicenceNumber: event.target.value })}
          slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 80, 'aria-required': true } }}
        />
        <TextField
          {...field('licenceIssuedAt')}
          type="date"
          value={typed.licenceDay}
          onChange={(event) => type({ licenceDay: event.target.value })}
          slotProps={{ htmlInput: { max: today, 'aria-required': true } }}
        />
      </Box>
      <TextField
        {...field('companyAddress')}
        value={typed.companyAddress}
        onChange={(event) => type({ companyAddress: event.target.value })}
        slotProps={{ htmlInput: { autoComplete: 'street-address', maxLength: 400, 'aria-required': true } }}
      />
      <DocumentsField
        label={labelOf('documents', locale)}
        {...pictures}
        problem={pictures.problem ?? wrong('documents')}
      />
      <div>
        <FormControlLabel
          control={
            <Checkbox
              name="agreesToTerms"
              checked={typed.agreesToTerms}
              onChange={(_, agreesToTerms) => type({ agreesToTerms })}
              slotProps={{
                input: { 'aria-required': true, 'aria-describedby': termsHelp },
              }}
            />
          }
          label={
            <Trans>
              I agree to the{' '}
              <LocalLink to={paths.article('rules-for-organisers')}>terms for corporate publishers</LocalLink>
            </Trans>
          }
        />
        <FormHelperText id={termsHelp} error>
          {wrong('agreesToTerms')}
        </FormHelperText>
        <FormControlLabel
          control={
            <Checkbox
              name="mayBeContacted"
              checked={typed.mayBeContacted}
              onChange={(_, mayBeContacted) => type({ mayBeContacted })}
            />
          }
          label={<Trans>Vemoi may contact me with news and offers (optional)</Trans>}
        />
      </div>
      {problem === null ? null : (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
      <div>
        <Button type="submit" variant="contained" size="large" loading={busy} disabled={uploading}>
          {before === null ? <Trans>Send registration</Trans> : <Trans>Send again</Trans>}
        </Button>
      </div>
    </Sheet>
  );
};

const Sheet = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 'clamp(16px, 3.5vw, 32px)',
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));
