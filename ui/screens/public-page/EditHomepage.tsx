import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { PublicPerson } from '#application/ports/public-pages.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { NAME_LONGEST, usePortrait, useSaveHomepage } from './edit-homepage.view.ts';
import { FormDialog } from './FormDialog.tsx';
import { PictureField } from './PictureField.tsx';

type EditHomepageProps = { readonly person: PublicPerson; readonly onDone: () => void };

/** Names, picture and banner of one's own page. [S2.12-07] [S2.12-08] */
export const EditHomepage = ({ person, onDone }: EditHomepageProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const save = useSaveHomepage();
  const [first, setFirst] = useState(person.firstName ?? '');
  const [last, setLast] = useState(person.lastName ?? '');
  const avatar = usePortrait(person.avatar);
  const banner = usePortrait(person.banner);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (): Promise<void> => {
    setTried(true);
    if (first.trim() === '' || last.trim() === '') return;
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

  const names = [
    <TextField
      key="first"
      label={t`First name`}
      name="firstName"
      value={first}
      onChange={(event) => setFirst(event.target.value)}
      error={tried && first.trim() === ''}
      helperText={tried && first.trim() === '' ? t`Please enter first name` : undefined}
      slotProps={{ htmlInput: { autoComplete: 'given-name', maxLength: NAME_LONGEST } }}
    />,
    <TextField
      key="last"
      label={t`Last name`}
      name="lastName"
      value={last}
      onChange={(event) => setLast(event.target.value)}
      error={tried && last.trim() === ''}
      helperText={tried && last.trim() === '' ? t`Please enter last name` : undefined}
      slotProps={{ htmlInput: { autoComplete: 'family-name', maxLength: NAME_LONGEST } }}
    />,
  ];
  return (
    <FormDialog
      title={<Trans>Edit homepage</Trans>}
      action={<Trans>Save</Trans>}
      problem={problem}
      busy={busy}
      waits={avatar.percent !== null || banner.percent !== null}
      onSubmit={() => void submit()}
      onClose={onDone}
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        {locale === 'vi' ? names.toReversed() : names}
      </Box>
      <PictureField label={<Trans>Profile picture</Trans>} name="avatar" shape="round" picture={avatar} />
      <PictureField label={<Trans>Banner</Trans>} name="banner" shape="wide" picture={banner} />
    </FormDialog>
  );
};
