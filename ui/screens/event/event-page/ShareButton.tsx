import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { ShareIcon } from '#ui/icons/share.gen.ts';
import { sharesByDevice, useSharedAddress } from './share.view.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./share/ShareDialog.tsx')).ShareDialog }));

type Props = {
  readonly name: string;
  readonly address: string;
  /** The picture beside the link; null: no preview. */
  readonly card: string | null;
};

/** [S2.6-17] [S2.6-19] [S2.6-20] */
export function ShareButton({ name, address, card }: Props) {
  const shared = useSharedAddress(address);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const share = () => {
    if (sharesByDevice()) {
      // Closing the share sheet rejects.
      void navigator.share({ title: name, url: shared }).catch(() => undefined);
      return;
    }
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="outlined" size="small" startIcon={<ShareIcon />} sx={{ minHeight: 44 }} onClick={share}>
        <Trans>Share</Trans>
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <ShareDialog open={open} name={name} address={shared} card={card} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
