import { Trans, useLingui } from '@lingui/react/macro';
import ShareIcon from '@mui/icons-material/IosShareOutlined';
import Button from '@mui/material/Button';
import { useToast } from '#ui/bindings/use-toast.ts';

type Props = { readonly name: string; readonly address: string };

/** On a phone the device's own sharing; elsewhere the link is copied. [S2.6-17] */
export function ShareButton({ name, address }: Props) {
  const { t } = useLingui();
  const toast = useToast();
  const share = async () => {
    const phone = window.matchMedia('(pointer: coarse)').matches;
    if (phone && typeof navigator.share === 'function') {
      // Closing the device's own sheet rejects; there is nothing to say about it.
      await navigator.share({ title: name, url: address }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(address);
      toast.success(t`Link copied`);
    } catch {
      toast.error(t`The link could not be copied`, address);
    }
  };
  return (
    <Button variant="outlined" size="small" startIcon={<ShareIcon />} sx={{ minHeight: 44 }} onClick={() => void share()}>
      <Trans>Share</Trans>
    </Button>
  );
}
