import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import type { PublicPerson } from '#application/ports/public-pages.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { NAME_LONGEST, usePortrait, useSaveHomepage } from './edit-homepage.view.ts';
import { PictureField } from './PictureField.tsx';

type EditHomepageProps = { readonly person: PublicPerson; readonly onDone: () => void };

/** Names, picture and banner of one's own page. [S2.12-07] [S2.12-08] */
export const EditHomepage = ({ person, onDone }: EditHomepageProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const title = useId();
  const save = useSaveHomepage();
  const [first, setFirst] = useState(person.firstName ?? '');
  const [last, setLast] = useState(person.lastName ?? '');
  const avatar = usePortrait(person.avatar);
  const banner = usePortrait(person.banner);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = avatar.percent !== null || banner.percent !== null;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (busy || sending || first.trim() === '' || last.trim() === '') return;
    setBusy(true);
    const wrong = await save({
      firstName: first,
      lastName: last,
      ...(avatar.change === undefined ? {} : { avatar: avatar.change }),
      ...(banner.change === undefined ? {} : { banner: banner.change }),
    });
    setBusy(false);
    setProblem(wrong);
    if (wrong === null) onDone();
  };

  const firstName = (
    <TextField
      key="first"
      label={t`First name`}
      name="firstName"
      value={first}
      onChange={(event) => setFirst(event.target.value)}
      error={tried && first.trim() === ''}
      helperText={tried && first.trim() === '' ? t`Please enter first name` : undefined}
      slotProps={{ htmlInput: { autoComplete: 'given-name', maxLength: NAME_LONGEST } }}
    />
  );
  const lastName = (
    <TextField
      key="last"
      label={t`Last name`}
      name="lastName"
      value={last}
      onChange={(event) => setLast(event.target.value)}
      error={tried && last.trim() === ''}
      helperText={tried && last.trim() === '' ? t`Please enter last name` : undefined}
      slotProps={{ htmlInput: { autoComplete: 'family-name', maxLength: NAME_LONGEST } }}
    />
  );

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={title} onClose={onDone}>
      <Box
        component="form"
        noValidate
        onSubmit={(event: FormEvent) => void submit(event)}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={title} variant="h3" sx={{ pt: 3 }}>
          <Trans>Edit homepage</Trans>
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 3 }}>
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, pt: 1 }}>
            {locale === 'vi' ? [lastName, firstName] : [firstName, lastName]}
          </Box>
          <PictureField label={<Trans>Profile picture</Trans>} name="avatar" shape="round" picture={avatar} />
          <PictureField label={<Trans>Banner</Trans>} name="banner" shape="wide" picture={banner} />
          {problem === null ? null : <Alert severity="error">{problem}</Alert>}
        </DialogContent>
        <DialogActions sx={{ p: 3, gap: 1 }}>
          <Button variant="outlined" color="secondary" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="contained" loading={busy} disabled={sending}>
            <Trans>Save</Trans>
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
};
