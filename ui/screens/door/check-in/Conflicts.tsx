import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DoorConflict, Gate } from '#application/door/ports/door.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { TriangleAlertIcon } from '#ui/icons/triangle-alert.gen.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { seatLabel } from '#words/sale/seats.ts';
import { gateNumber } from './check-in.view.ts';
import { door } from './door-colours.ts';

type ConflictsProps = {
  readonly conflicts: readonly DoorConflict[];
  /** This device. */
  readonly gate: Gate;
  readonly timezone: string;
};

export const Conflicts = ({ conflicts, gate, timezone }: ConflictsProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  if (conflicts.length === 0) return null;
  return (
    <Box
      component="details"
      sx={{ border: '1px solid', borderColor: door.gold, borderRadius: '12px', '&[open] > summary': { pb: 0.5 } }}
    >
      <Box
        component="summary"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 44,
          px: 1.5,
          cursor: 'pointer',
          color: door.gold,
          fontWeight: 600,
          listStyle: 'none',
          '&::-webkit-details-marker': { display: 'none' },
        }}
      >
        <TriangleAlertIcon small />
        <Plural value={conflicts.length} one="# offline scan to check" other="# offline scans to check" />
      </Box>
      <Box component="ol" aria-label={t`Offline scans to check`} sx={{ listStyle: 'none', m: 0, px: 1.5, pb: 1 }}>
        {conflicts.map((conflict) => (
          <Box
            component="li"
            key={conflict.key}
            sx={{ py: 1, borderTop: '1px solid', borderColor: door.line, overflowWrap: 'anywhere' }}
          >
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {conflict.guest === null ? <Trans>Unknown code</Trans> : conflict.guest.name}
              {conflict.guest === null ? null : (
                <Typography component="span" variant="body2" sx={{ color: door.muted }}>
                  {[
                    '',
                    conflict.guest.ticketName,
                    ...(conflict.guest.seat === null ? [] : [seatLabel(conflict.guest.seat)[locale]]),
                  ].join(' · ')}
                </Typography>
              )}
            </Typography>
            <Typography variant="body2">
              <Why conflict={conflict} timezone={timezone} />
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {conflict.first === null ? null : (
                <At gate={conflict.first.gate} own={gate} when={showMoment(conflict.first.at, locale, timezone)} />
              )}
              <At gate={conflict.gate} own={gate} when={showMoment(conflict.at, locale, timezone)} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};

const At = ({ gate, own, when }: { readonly gate: Gate | null; readonly own: Gate; readonly when: string }) => (
  <Typography component="li" variant="caption" className="tabular" sx={{ display: 'block', color: door.muted }}>
    <GateName gate={gate} />
    {gate?.id === own.id ? (
      <>
        {' '}
        <Trans>(this device)</Trans>
      </>
    ) : null}
    {` · ${when}`}
  </Typography>
);

export const GateName = ({ gate }: { readonly gate: Gate | null }) =>
  gate === null ? <Trans>Another gate</Trans> : (gate.name ?? <Trans>Gate {gateNumber(gate)}</Trans>);

const Why = ({ conflict, timezone }: { readonly conflict: DoorConflict; readonly timezone: string }) => {
  const locale = useLocale();
  switch (conflict.flag) {
    case 'OTHER_GATE':
      return <Trans>Admitted at two gates. One of the guests may have a copy.</Trans>;
    case 'TICKET_VOID':
      return conflict.voidedAt === null ? (
        <Trans>The ticket was cancelled before this scan. Not counted.</Trans>
      ) : (
        <Trans>
          The ticket was cancelled at {showMoment(conflict.voidedAt, locale, timezone)}, before this scan. Not counted.
        </Trans>
      );
    case 'OLD_ISSUE':
      return <Trans>The ticket was replaced by a newer one before this scan. Not counted.</Trans>;
    case 'OTHER_SESSION':
      return <Trans>The ticket is for another session. Not counted.</Trans>;
    case 'NOT_INSIDE':
      return <Trans>Let out here, but by the scans of the other gates this guest was not inside. Not counted.</Trans>;
    case 'UNKNOWN_TICKET':
      return <Trans>No ticket of this event has this code. Not counted.</Trans>;
    case 'NO_PASS':
      return <Trans>The device was offline for more than 12 hours. Not counted.</Trans>;
  }
};
