import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useCopyText } from '#ui/bindings/use-copy-text.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { QrCode } from '#ui/components/QrCode.tsx';
import { qrPng } from '#ui/components/qr-code.view.ts';
import { saveBlob } from '#ui/components/save-blob.ts';
import { CopyIcon } from '#ui/icons/copy.gen.ts';
import { DownloadIcon } from '#ui/icons/download.gen.ts';
import { styled } from '#ui/theme/styled.ts';
import { NETWORKS, networkLink, siteOf } from './social-networks.view.ts';

const Code = styled('div')({ width: 136, marginInline: 'auto' });
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '& > *': { flex: '1 1 auto' } });

const Preview = styled('figure')(({ theme }) => ({
  margin: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 16,
  '& img': { display: 'block', width: '100%', height: 'auto', aspectRatio: '1200 / 630', objectFit: 'cover' },
  '& figcaption': { display: 'grid', padding: '10px 14px', overflowWrap: 'anywhere' },
  '& b': { fontWeight: 700 },
  '& small': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
}));

type Props = {
  readonly open: boolean;
  readonly name: string;
  readonly address: string;
  readonly card: string | null;
  readonly onClose: () => void;
};

/** [S2.6-20] [S8-38] */
export function ShareDialog({ open, name, address, card, onClose }: Props) {
  const { t } = useLingui();
  const toast = useToast();
  const copyText = useCopyText();
  const copy = async () => {
    if (await copyText(address)) toast.success(t`Link copied`);
    else toast.error(t`Couldn’t copy the link`, address);
  };
  const save = async () => {
    const picture = await qrPng(address, 'M').catch(() => null);
    if (picture === null) return toast.error(t`error downloading image`);
    saveBlob(picture, 'qr-code.png');
    toast.success(t`Image downloaded successfully!`);
  };
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="share-title" maxWidth="xs" fullWidth>
      <DialogTitle id="share-title">
        <Trans>Share this event</Trans>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gridAutoRows: 'max-content', gap: 2 }}>
        {card === null ? null : (
          <Preview aria-label={t`How the link will look`}>
            <img src={card} alt="" width={1200} height={630} />
            <figcaption>
              <b>{name}</b>
              <small>{siteOf(address)}</small>
            </figcaption>
          </Preview>
        )}
        <Code>
          <QrCode text={address} label={t`QR code for ${name}`} />
        </Code>
        <TextField
          label={t`Link`}
          value={address}
          fullWidth
          slotProps={{ htmlInput: { readOnly: true, style: { textOverflow: 'ellipsis' } } }}
          onFocus={(event) => event.target.select()}
        />
        <Row>
          <Button variant="contained" startIcon={<CopyIcon />} onClick={() => void copy()}>
            <Trans>Copy link</Trans>
          </Button>
          <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => void save()}>
            <Trans>Download QR</Trans>
          </Button>
        </Row>
        <Row>
          {NETWORKS.map((one) => (
            <Button
              key={one.network}
              component="a"
              href={networkLink(one.network, address)}
              target="_blank"
              rel="noreferrer"
              variant="outlined"
              color="secondary"
              sx={{ paddingInline: 1.5 }}
            >
              {one.name}
            </Button>
          ))}
        </Row>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
