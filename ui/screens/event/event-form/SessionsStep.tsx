import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { PlusIcon } from '#ui/icons/plus.gen.ts';
import { ChoiceCards } from './ChoiceCards.tsx';
import { useEventForm } from './event-form.view.ts';
import { Field } from './Field.tsx';
import { cityOf, ZONES } from './form-figures.view.ts';
import { focusField } from './form-steps.view.ts';
import { RepeatSession } from './RepeatSession.tsx';
import { SessionCard } from './SessionCard.tsx';

export const SessionsStep = () => {
  const { t } = useLingui();
  const { draft, change, addSession } = useEventForm();
  const several = draft.sessions.length > 1;
  const zones = ZONES.some((zone) => zone === draft.timezone)
    ? ZONES
    : [draft.timezone, ...ZONES.filter((zone) => cityOf(zone) !== cityOf(draft.timezone))];
  return (
    <Stack spacing={3}>
      <ChoiceCards
        name="series"
        legend={<Trans>One session or several?</Trans>}
        value={draft.series || several ? 'SERIES' : 'SINGLE'}
        onChoice={(kind) => (several ? undefined : change({ series: kind === 'SERIES' }))}
        choices={[
          {
            value: 'SINGLE',
            title: <Trans>Single</Trans>,
            text: several ? (
              <Plural value={draft.sessions.length - 1} one="Remove # session first" other="Remove # sessions first" />
            ) : (
              <Trans>One date and time</Trans>
            ),
          },
          {
            value: 'SERIES',
            title: <Trans>Series</Trans>,
            text: <Trans>Several sessions, each with its own tickets</Trans>,
          },
        ]}
      />
      <Field
        name="timezone"
        label={t`Time zone`}
        select
        value={draft.timezone}
        onValue={(timezone) => change({ timezone })}
        helperText={t`All times below are in this time zone.`}
      >
        {zones.map((zone) => (
          <MenuItem key={zone} value={zone}>
            {cityOf(zone)}
          </MenuItem>
        ))}
      </Field>
      {draft.sessions.map((session, index) => (
        <SessionCard key={session.key} session={session} number={index + 1} alone={!several} />
      ))}
      <Box>
        <Button variant="outlined" startIcon={<PlusIcon />} onClick={() => focusField(`session.${addSession()}.name`)}>
          <Trans>Add session</Trans>
        </Button>
      </Box>
      {draft.series || several ? <RepeatSession /> : null}
    </Stack>
  );
};
