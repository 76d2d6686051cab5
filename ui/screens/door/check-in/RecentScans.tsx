import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { clockTime } from '#ui/screens/event-time.view.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { type DoorState, mayUndo, type RecentScan } from './check-in.view.ts';
import { door } from './door-colours.ts';

const DOTS: Readonly<Record<RecentScan['outcome'], string>> = {
  ADMITTED: '#3FB499',
  AGAIN: door.gold,
  LEFT: door.ink,
  BACK: '#3FB499',
  EARLY: door.gold,
  REFUSED: '#FF8A73',
  WAITING: '#8C8490',
  UNDONE: '#8C8490',
};

export const RecentScans = ({
  scans,
  undo,
  timezone,
  onUndo,
}: {
  readonly scans: readonly RecentScan[];
  readonly undo: DoorState['undo'];
  readonly timezone: string;
  readonly onUndo: (key: string) => void;
}) => {
  const { t } = useLingui();
  const words: Readonly<Record<RecentScan['outcome'], string>> = {
    ADMITTED: t`Admitted`,
    AGAIN: t`Duplicate`,
    LEFT: t`Gone out`,
    BACK: t`Back in`,
    EARLY: t`Too early`,
    REFUSED: t`Refused`,
    WAITING: t`Waiting`,
    UNDONE: t`Undone`,
  };
  if (scans.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: door.muted }}>
        <Trans>Point the camera at a ticket’s QR code. Your last five scans appear here.</Trans>
      </Typography>
    );
  }
  return (
    <>
      <UndoTrouble undo={undo} />
      <Box component="ol" aria-label={t`Recent scans`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {scans.map((scan) => (
          <ScanRow
            key={scan.key}
            scan={scan}
            word={words[scan.outcome]}
            undoing={undo?.kind === 'ASKING' && undo.key === scan.key}
            timezone={timezone}
            onUndo={onUndo}
          />
        ))}
      </Box>
    </>
  );
};

type ScanRowProps = {
  readonly scan: RecentScan;
  readonly word: string;
  readonly undoing: boolean;
  readonly timezone: string;
  readonly onUndo: (key: string) => void;
};

const ScanRow = memo(({ scan, word, undoing, timezone, onUndo }: ScanRowProps) => {
  const { t } = useLingui();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.25, py: 0.5, minHeight: 32 }}>
      <Box aria-hidden sx={{ width: 10, height: 10, borderRadius: '50%', flex: 'none', bgcolor: DOTS[scan.outcome] }} />
      <Typography variant="body2" component="span" noWrap sx={{ flex: 1 }}>
        {scan.guest === null ? word : scan.guest.name}
        {scan.guest === null ? null : (
          <Typography component="span" variant="body2" sx={{ color: door.muted }}>
            {' · '}
            {scan.guest.ticketName}
          </Typography>
        )}
      </Typography>
      <Typography variant="caption" component="span" className="tabular" sx={{ color: door.muted }}>
        {scan.guest === null ? null : `${word} · `}
        {clockTime(scan.at, timezone)}
      </Typography>
      {mayUndo(scan) ? (
        <Button
          size="small"
          color="inherit"
          loading={undoing}
          aria-label={[t`Undo`, scan.guest?.name ?? ''].filter((part) => part !== '').join(' · ')}
          onClick={() => onUndo(scan.key)}
          sx={{ flex: 'none', minHeight: 44, color: door.ink }}
        >
          <Trans>Undo</Trans>
        </Button>
      ) : null}
    </Box>
  );
});

const UndoTrouble = ({ undo }: Pick<DoorState, 'undo'>) => {
  const locale = useLocale();
  if (undo === null || undo.kind === 'ASKING') return null;
  return (
    <Typography role="alert" variant="body2" sx={{ color: door.gold, fontWeight: 600 }}>
      {undo.kind === 'REFUSED' ? (
        refusalSentence(undo.refusal, locale)
      ) : (
        <Trans>Can’t reach the server, so the check-in was not undone. Try again.</Trans>
      )}
    </Typography>
  );
};
