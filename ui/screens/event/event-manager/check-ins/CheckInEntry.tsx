import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { type CheckInHand, type CheckInLine, deviceNumber } from './check-ins.view.ts';

type CheckInEntryProps = {
  readonly line: CheckInLine;
  /** Whether guests also go out. */
  readonly isBothWays: boolean;
  readonly timezone: string;
  readonly busy: boolean;
  readonly onUndo: () => void;
};

export const CheckInEntry = ({ line, isBothWays, timezone, busy, onUndo }: CheckInEntryProps) => {
  const locale = useLocale();
  const { at, way, by, gate, receivedAt, otherGate, undone, canUndo } = line;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 2,
        justifyContent: 'space-between',
        alignItems: 'flex-start',
        py: 1.25,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography
          variant="subtitle2"
          component="p"
          className="tabular"
          sx={undone === null ? undefined : { textDecoration: 'line-through', color: 'text.secondary' }}
        >
          {showMoment(at, locale, timezone)}
          {isBothWays ? (
            <>
              {' · '}
              {way === 'OUT' ? <Trans>Out</Trans> : <Trans>In</Trans>}
            </>
          ) : null}
        </Typography>
        <Typography variant="body2" color="textSecondary" component="p">
          <Hand hand={by} />
          {gate === null ? null : (
            <>
              {by.passName === null && gate.name !== null ? ` · ${gate.name}` : null}
              {' · '}
              <Trans>Device {deviceNumber(gate)}</Trans>
            </>
          )}
        </Typography>
        {receivedAt === null ? null : (
          <Typography variant="caption" color="textSecondary" component="p" className="tabular">
            <Trans>Scanned offline, received at {showMoment(receivedAt, locale, timezone)}</Trans>
          </Typography>
        )}
        {otherGate ? (
          <Typography variant="caption" component="p" sx={{ color: 'warning.main' }}>
            <Trans>Admitted at two gates. One of the guests may have a copy.</Trans>
          </Typography>
        ) : null}
        {undone === null ? null : (
          <Typography variant="caption" color="textSecondary" component="p" className="tabular">
            <Trans>Undone at {showMoment(undone.at, locale, timezone)}</Trans>
            {' · '}
            <Hand hand={undone.by} />
          </Typography>
        )}
      </Box>
      {canUndo ? (
        <Button size="small" disabled={busy} onClick={onUndo} sx={{ flex: 'none' }}>
          <Trans>Undo</Trans>
        </Button>
      ) : null}
    </Box>
  );
};

const Hand = ({ hand: { name, passName } }: { readonly hand: CheckInHand }) =>
  passName !== null ? <Trans>Gate pass {passName}</Trans> : name === null ? <Trans>Deleted account</Trans> : name;
