import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEvent } from 'react';
import type { KeptCategory } from '#application/platform/ports/settings-desk.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { styled } from '#ui/theme/styled.ts';
import { colorsFor, useCategoryForm } from './categories.view.ts';

type Props = {
  readonly category: KeptCategory | null;
  readonly all: readonly KeptCategory[];
  readonly onClose: () => void;
};

export const CategoryForm = ({ category, all, onClose }: Props) => {
  const { t } = useLingui();
  const { written, type, at, problem, busy, submit } = useCategoryForm(category, all, onClose);
  const field = (name: 'en' | 'vi', label: string) => (
    <TextField
      required
      autoFocus={name === 'en'}
      name={name}
      label={label}
      value={written[name]}
      autoComplete="off"
      onChange={({ target }) => type({ [name]: target.value })}
      error={at(name) !== null}
      helperText={at(name)}
      slotProps={{ htmlInput: { maxLength: 60 } }}
    />
  );
  return (
    <Box
      component="form"
      noValidate
      aria-label={t`Category`}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!busy) submit();
      }}
      sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 720 }}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        {field('en', t`Name in English`)}
        {field('vi', t`Name in Vietnamese`)}
      </Box>
      <Colors>
        <legend>
          <Trans>Colour of its tile</Trans>
        </legend>
        {colorsFor(category).map((color, index) => {
          const number = index + 1;
          return (
            <label key={color} style={{ backgroundColor: color }}>
              <input
                type="radio"
                name="color"
                value={color}
                aria-label={t`Colour ${number}`}
                checked={written.color === color}
                onChange={() => type({ color })}
              />
            </label>
          );
        })}
        {at('color') === null ? null : <p role="alert">{at('color')}</p>}
      </Colors>
      {problem === null ? null : (
        <Alert severity="error" variant="outlined" role="alert">
          {problem}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', '& > *': { minHeight: 44 } }}>
        <Button type="submit" variant="contained" loading={busy}>
          <Trans>Save the category</Trans>
        </Button>
        <Button color="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </Box>
    </Box>
  );
};

const Colors = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 8, fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& label': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: 12,
    cursor: 'pointer',
  },
  '& label:has(:checked)': { outline: `2px solid ${theme.vars.palette.text.primary}`, outlineOffset: 2 },
  '& label:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& input': { appearance: 'none', margin: 0, width: 16, height: 16, borderRadius: '50%', outline: 'none' },
  '& input:checked': { backgroundColor: '#FFF9EE' },
  '& p': { flexBasis: '100%', margin: 0, color: theme.vars.palette.error.main },
}));
