import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';

const Reminder = lazy(async () => ({ default: (await import('./Reminder.tsx')).Reminder }));

/** One email when the sale opens. What it needs is loaded when it is pressed. */
export function RemindMe({ eventId }: { readonly eventId: number }) {
  const [pressed, setPressed] = useState(false);
  if (pressed)
    return (
      <Suspense fallback={null}>
        <Reminder eventId={eventId} />
      </Suspense>
    );
  return (
    <Button variant="outlined" color="secondary" size="large" fullWidth onClick={() => setPressed(true)}>
      <Trans>Remind me</Trans>
    </Button>
  );
}
