import { Trans } from '@lingui/react/macro';
import type { PublicCorporate } from '#application/people/ports/public-pages.ts';
import { useSaveCorporateLook } from './edit-corporate-look.view.ts';
import { usePortrait } from './edit-homepage.view.ts';
import { FormDialog } from './FormDialog.tsx';
import { PictureField } from './PictureField.tsx';
import { useSaving } from './use-saving.ts';

type Props = { readonly corporate: PublicCorporate; readonly onDone: () => void };

export const EditCorporateLook = ({ corporate, onDone }: Props) => {
  const sendLook = useSaveCorporateLook(corporate.id);
  const logo = usePortrait(corporate.logo);
  const banner = usePortrait(corporate.banner);
  const { busy, problem, save } = useSaving(onDone);
  const submit = (): void => {
    const pictures = {
      ...(logo.change === undefined ? {} : { logo: logo.change }),
      ...(banner.change === undefined ? {} : { banner: banner.change }),
    };
    void save(() => sendLook(pictures));
  };
  return (
    <FormDialog
      title={<Trans>Edit homepage</Trans>}
      action={<Trans>Save</Trans>}
      problem={problem}
      busy={busy}
      waits={logo.percent !== null || banner.percent !== null}
      onSubmit={submit}
      onClose={onDone}
    >
      <PictureField label={<Trans>Logo</Trans>} name="logo" shape="square" picture={logo} />
      <PictureField label={<Trans>Banner</Trans>} name="banner" shape="wide" picture={banner} />
    </FormDialog>
  );
};
