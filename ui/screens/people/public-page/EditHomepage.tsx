import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { PublicPerson } from '#application/people/ports/public-pages.ts';
import { NameFields } from '#ui/components/complete-name/NameFields.tsx';
import { isWhole, type WrittenName } from '#ui/components/complete-name/name-fields.view.ts';
import { usePortrait, useSaveHomepage } from './edit-homepage.view.ts';
import { FormDialog } from './FormDialog.tsx';
import { PictureField } from './PictureField.tsx';
import { useSaving } from './use-saving.ts';

type EditHomepageProps = { readonly person: PublicPerson; readonly onDone: () => void };

/** [S2.12-07] [S2.12-08] */
export const EditHomepage = ({ person, onDone }: EditHomepageProps) => {
  const sendHomepage = useSaveHomepage();
  const [name, setName] = useState<WrittenName>({
    firstName: person.firstName ?? '',
    lastName: person.lastName ?? '',
    nameOrder: person.nameOrder,
  });
  const avatar = usePortrait(person.avatar);
  const banner = usePortrait(person.banner);
  const [tried, setTried] = useState(false);
  const { busy, problem, save } = useSaving(onDone);

  const submit = (): void => {
    setTried(true);
    if (!isWhole(name)) return;
    const pictures = {
      ...(avatar.change === undefined ? {} : { avatar: avatar.change }),
      ...(banner.change === undefined ? {} : { banner: banner.change }),
    };
    void save(() => sendHomepage({ ...name, ...pictures }));
  };

  return (
    <FormDialog
      title={<Trans>Edit homepage</Trans>}
      action={<Trans>Save</Trans>}
      problem={problem}
      busy={busy}
      waits={avatar.percent !== null || banner.percent !== null}
      onSubmit={submit}
      onClose={onDone}
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <NameFields name={name} onChange={setName} tried={tried} />
      </Box>
      <PictureField label={<Trans>Profile picture</Trans>} name="avatar" shape="round" picture={avatar} />
      <PictureField label={<Trans>Banner</Trans>} name="banner" shape="wide" picture={banner} />
    </FormDialog>
  );
};
