import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import type { BankTransferInstruction } from '#application/sale/ports/checkout-desk.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { QrCode } from '#ui/components/QrCode.tsx';
import { qrPng } from '#ui/components/qr-code.view.ts';
import { saveBlob } from '#ui/components/save-blob.ts';
import { DownloadIcon } from '#ui/icons/download.gen.ts';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';
import { styled } from '#ui/theme/styled.ts';
import { CopyLine } from './CopyLine.tsx';
import { savedQrName, TRANSFER_QR } from './transfer-details.view.ts';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '316px minmax(0, 1fr)',
  gap: 'clamp(20px, 3vw, 36px)',
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', gap: 16 },
}));

const Scan = styled('div')({ display: 'grid', gap: 12, justifyItems: 'center', width: 316, maxWidth: '100%' });

// The dialog's largest text: what must be paid, to the dong.
const Sum = styled('p')({
  margin: 0,
  fontSize: '2rem',
  fontWeight: 800,
  lineHeight: 1.2,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

const SaveByPicture = styled('button')(({ theme }) => ({
  width: '100%',
  padding: 6,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 18,
  background: '#fff',
  cursor: 'pointer',
  touchAction: 'manipulation',
}));

const Manual = styled('details')(({ theme }) => ({
  width: '100%',
  minWidth: 0,
  '& > summary': {
    minHeight: 44,
    display: 'flex',
    alignItems: 'center',
    fontWeight: 600,
    cursor: 'pointer',
    borderRadius: 8,
  },
  '& dl': { margin: 0 },
  [theme.breakpoints.up('md')]: { '& > summary': { marginTop: -8 } },
}));

const Exact = styled('p')(({ theme }) => ({
  marginTop: 12,
  padding: '10px 14px',
  borderRadius: 12,
  fontSize: '0.9375rem',
  background: theme.vars.palette.tone.goldWash,
  color: theme.vars.palette.tone.onGoldWash,
}));

const LONG_PRESS_MS = 600;

type Props = { readonly transfer: BankTransferInstruction; readonly locale: Locale; readonly now: () => number };

/** [S2.10-07] [S2.10-08] [S2.10-09] */
export function TransferDetails({ transfer, locale, now }: Props) {
  const { t } = useLingui();
  const toast = useToast();
  const pressed = useRef<ReturnType<typeof setTimeout> | null>(null);
  const save = async () => {
    const picture = await qrPng(transfer.qrCode, TRANSFER_QR.level).catch(() => null);
    if (picture === null) return toast.error(t`error downloading image`);
    saveBlob(picture, savedQrName(now()));
    toast.success(t`Image downloaded successfully!`);
  };
  // Some browsers send a click after a long press too.
  const savedByPress = useRef(false);
  const press = () => {
    savedByPress.current = false;
    pressed.current = setTimeout(() => {
      savedByPress.current = true;
      void save();
    }, LONG_PRESS_MS);
  };
  const release = () => {
    if (pressed.current !== null) clearTimeout(pressed.current);
    pressed.current = null;
  };
  const saveOnce = () => {
    if (!savedByPress.current) void save();
    savedByPress.current = false;
  };
  return (
    <Grid>
      <Scan>
        <Sum>{moneyText(transfer.amount, locale)}</Sum>
        <SaveByPicture
          type="button"
          aria-label={t`Save the QR code as an image`}
          onClick={saveOnce}
          onTouchStart={press}
          onTouchEnd={release}
          onTouchMove={release}
          onContextMenu={(event) => event.preventDefault()}
        >
          <QrCode
            text={transfer.qrCode}
            label={t`VietQR code: ${moneyText(transfer.amount, locale)}, message ${transfer.message}`}
          />
        </SaveByPicture>
        <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => void save()}>
          <Trans>Save QR code</Trans>
        </Button>
      </Scan>
      <Manual open>
        <summary>
          <Trans>Transfer manually</Trans>
        </summary>
        <dl>
          <CopyLine label={t`Account holder`} value={transfer.holder} />
          <CopyLine label={t`Account number`} value={transfer.account} />
          <CopyLine label={t`Bank`} value={transfer.bank} />
          <CopyLine label={t`Amount`} value={moneyText(transfer.amount, locale)} copied={String(transfer.amount)} />
          <CopyLine label={t`Transfer description`} value={transfer.message} isCode />
        </dl>
        <Exact>
          <Trans>Enter this exact transfer description so your tickets are issued automatically.</Trans>
        </Exact>
      </Manual>
    </Grid>
  );
}
