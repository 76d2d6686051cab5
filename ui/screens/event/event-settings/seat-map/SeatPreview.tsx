import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId, useMemo } from 'react';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { SeatMap } from '#ui/screens/sale/payment/tickets/SeatMap.tsx';
import { previewOf } from './seat-preview.view.ts';
import type { EditedRow } from './seat-rows.view.ts';

type Props = {
  readonly rows: readonly EditedRow[];
  readonly tickets: readonly { readonly id: string; readonly name: string; readonly price: Dong }[];
};

const NOTHING: readonly string[] = [];

/** What is typed stays fast, however large the hall. */
export function SeatPreview({ rows, tickets }: Props) {
  const title = useId();
  const drawn = useDeferredValue(rows);
  const hall = useMemo(() => previewOf(drawn), [drawn]);
  if (hall === null) return null;
  const wrong = 'wrongRow' in hall ? hall.wrongRow : null;
  return (
    <Box
      component="section"
      aria-labelledby={title}
      // In view while the last of many rows is edited.
      sx={{ display: 'grid', gap: 1, alignSelf: 'start', position: { xl: 'sticky' }, top: 88 }}
    >
      <Typography id={title} variant="subtitle2" component="h3">
        <Trans>As buyers see it</Trans>
      </Typography>
      {'wrongRow' in hall ? (
        <p style={{ margin: 0 }}>
          <Trans>Row {wrong} can’t be read yet. Check its name and symbols.</Trans>
        </p>
      ) : (
        <SeatMap hall={hall} tickets={tickets} ticketId={null} chosen={NOTHING} mine={NOTHING} onPress={noSeat} />
      )}
    </Box>
  );
}

const noSeat = (): void => undefined;
