import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { TextField } from '#ui/components/TextField.tsx';
import { styled } from '#ui/theme/styled.ts';
import type { CardPanelState } from './card-panel.view.ts';

const Form = styled('div')({ display: 'grid', gap: 14, minWidth: 0 });

/** The provider draws its field for a light page. */
const Box = styled('div')(({ theme }) => ({
  minHeight: 48,
  padding: '2px 4px',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: '#fff',
  color: '#1d2026',
  '&[data-wrong]': { borderColor: theme.vars.palette.error.main },
  '& > .StripeElement': { padding: 12 },
}));

type Props = { readonly panel: CardPanelState; readonly busy: boolean; readonly closable: boolean };

/** [S2.11-19] [S2.11-20] [S2.11-21] */
export function NewCardForm({ panel, busy, closable }: Props) {
  const { t } = useLingui();
  const { words, name, country, countries, box, fieldError, nameMissing, act } = panel;
  return (
    <Form role="group" aria-label={words.addCard}>
      <TextField
        label={t`Name on the card`}
        placeholder={words.namePlaceholder}
        autoComplete="cc-name"
        value={name}
        disabled={busy}
        error={nameMissing}
        onChange={({ target }) => act.setName(target.value)}
        fullWidth
      />
      <div>
        <Box ref={box} data-card-field data-wrong={fieldError === null ? undefined : ''} />
        {fieldError !== null && (
          <FormHelperText error role="alert">
            {fieldError}
          </FormHelperText>
        )}
      </div>
      <FormControl fullWidth>
        <InputLabel htmlFor="card-country" shrink>
          <Trans>Country</Trans>
        </InputLabel>
        <NativeSelect
          input={<OutlinedInput />}
          inputProps={{ id: 'card-country', autoComplete: 'billing country' }}
          value={country}
          disabled={busy}
          onChange={({ target }) => act.setCountry(target.value)}
        >
          {countries.map(({ code, name: called }) => (
            <option key={code} value={code}>
              {called}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
      {closable && (
        <Button variant="text" color="secondary" disabled={busy} onClick={act.closeForm} sx={{ justifySelf: 'start' }}>
          <Trans>Cancel</Trans>
        </Button>
      )}
    </Form>
  );
}
