import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { SessionOnSale } from '#application/event/ports/event-pages.ts';
import { CalendarIcon } from '#ui/icons/calendar.gen.ts';
import type { CalendarEvent } from './calendar.view.ts';

const CalendarDialog = lazy(async () => ({ default: (await import('./CalendarDialog.tsx')).CalendarDialog }));

type Props = {
  readonly event: CalendarEvent;
  readonly sessions: readonly SessionOnSale[];
  readonly address: string;
};

/** [S1-20] */
export function CalendarButton({ event, sessions, address }: Props) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  if (sessions.length === 0) return null;
  return (
    <>
      <Button
        variant="text"
        color="secondary"
        size="small"
        startIcon={<CalendarIcon />}
        sx={{ minHeight: 44 }}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Trans>Add to calendar</Trans>
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <CalendarDialog
            open={open}
            event={event}
            sessions={sessions}
            address={address}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
