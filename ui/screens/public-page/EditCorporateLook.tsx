import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { PublicCorporate } from '#application/ports/public-pages.ts';
import { useSaveCorporateLook } from './edit-corporate-look.view.ts';
import { usePortrait } from './edit-homepage.view.ts';
import { FormDialog } from './FormDialog.tsx';
import { PictureField } from './PictureField.tsx';

type Props = { readonly corporate: PublicCorporate; readonly onDone: () => void };

/** Logo and banner of a corporate's page. */
export const EditCorporateLook = ({ corporate, onDone }: Props) => {
  const save = useSaveCorporateLook(corporate.id);
  const logo = usePortrait(corporate.logo);
  const banner = usePortrait(corporate.banner);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (): Promise<void> => {
    setBusy(true);
    const wrong = await save({
      ...(logo.change === undefined ? {} : { logo: logo.change }),
      ...(banner.change === undefined ? {} : { banner: banner.change }),
    });
    setBusy(false);
    setProblem(wrong);
    if (wrong === null) onDone();
  };
  return (
    <FormDialog
      title={<Trans>Edit homepage</Trans>}
      action={<Trans>Save</Trans>}
      problem={problem}
      busy={busy}
      waits={logo.percent !== null || banner.percent !== null}
      onSubmit={() => void submit()}
      onClose={onDone}
    >
      <PictureField label={<Trans>Logo</Trans>} name="logo" shape="square" picture={logo} />
      <PictureField label={<Trans>Banner</Trans>} name="banner" shape="wide" picture={banner} />
    </FormDialog>
  );
};
