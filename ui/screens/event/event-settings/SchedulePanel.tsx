import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import type { Schedule } from '#application/event/ports/event-acts.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { DateTimeField } from '#ui/components/date-time/DateTimeField.tsx';
import { type DeskEvent, shownAt, useEventSettings, writtenAt } from './event-settings.view.ts';
import { Panel } from './Panel.tsx';

type SchedulePanelProps = { readonly event: DeskEvent; readonly schedule: Schedule | null; readonly now: Instant };

/** [S7.7-48] */
export const SchedulePanel = ({ event, schedule, now }: SchedulePanelProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const acts = useEventSettings(event);
  const waiting = schedule !== null && !schedule.missed ? schedule : null;
  const [written, setWritten] = useState(waiting === null ? '' : writtenAt(waiting.at, event.timezone));
  const [trouble, setTrouble] = useState<string | null>(null);
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    const at = acts.moment(written);
    if (at === null) return setTrouble(t`Choose a date and time`);
    if (at <= now) return setTrouble(t`Choose a time in the future`);
    setTrouble(await acts.publishAt(at, t`Publishing scheduled for ${shownAt(at, locale, event.timezone)}`));
  };
  const withdraw = async () => {
    setTrouble(await acts.publishAt(null, t`The event stays a draft until you publish it`));
    setWritten('');
  };
  return (
    <Panel
      title={<Trans>Publish at a time</Trans>}
      text={<Trans>We’ll publish the draft at that time. You can change or cancel the schedule until then.</Trans>}
    >
      {schedule?.missed === true ? (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          <Trans>
            The event was not published at {shownAt(schedule.at, locale, event.timezone)}, because something was
            missing. Complete it and choose a new time.
          </Trans>
        </Alert>
      ) : null}
      {waiting === null ? null : (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          <Trans>Publishing scheduled for {shownAt(waiting.at, locale, event.timezone)}</Trans>
        </Alert>
      )}
      <Box
        component="form"
        noValidate
        onSubmit={(submitted) => void submit(submitted)}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}
      >
        <Box sx={{ flex: '1 1 240px', maxWidth: 360 }}>
          <DateTimeField
            name="scheduled_at"
            label={t`Date and time (${event.timezone})`}
            value={written}
            error={trouble !== null}
            helperText={trouble}
            onValue={(moment) => {
              setWritten(moment);
              setTrouble(null);
            }}
          />
        </Box>
        <Button type="submit" variant="contained" loading={acts.busy} sx={{ minHeight: 48 }}>
          {waiting === null ? <Trans>Schedule</Trans> : <Trans>Change time</Trans>}
        </Button>
        {waiting === null ? null : (
          <Button color="error" disabled={acts.busy} onClick={() => void withdraw()} sx={{ minHeight: 48 }}>
            <Trans>Cancel schedule</Trans>
          </Button>
        )}
      </Box>
    </Panel>
  );
};
