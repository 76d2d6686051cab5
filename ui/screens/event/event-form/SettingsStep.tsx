import { Trans, useLingui } from '@lingui/react/macro';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ChoiceCards } from './ChoiceCards.tsx';
import { useEventForm } from './event-form.view.ts';
import { FieldRow } from './FieldRow.tsx';
import { focusField } from './form-steps.view.ts';
import { NumberField } from './NumberField.tsx';
import { SwitchRow } from './SwitchRow.tsx';

export const SettingsStep = () => {
  const { t } = useLingui();
  const { draft, change } = useEventForm();
  return (
    <Stack spacing={3}>
      <ChoiceCards
        name="feature"
        legend={<Trans>Who can find it?</Trans>}
        value={draft.feature}
        onChoice={(feature) => change({ feature })}
        choices={[
          {
            value: 'PUBLIC',
            title: <Trans>Public</Trans>,
            text: <Trans>Listed publicly and in search</Trans>,
            icon: <PublicOutlined />,
          },
          {
            value: 'PRIVATE',
            title: <Trans>Private</Trans>,
            text: <Trans>Only people with the link</Trans>,
            icon: <LockOutlined />,
          },
        ]}
      />
      <FieldRow>
        <ChoiceCards
          name="unlimited"
          legend={<Trans>Total capacity</Trans>}
          value={draft.unlimited ? 'UNLIMITED' : 'LIMITED'}
          onChoice={(kind) => {
            change({ unlimited: kind === 'UNLIMITED' });
            if (kind === 'LIMITED') focusField('capacity');
          }}
          compact
          choices={[
            { value: 'UNLIMITED', title: <Trans>Unlimited</Trans> },
            { value: 'LIMITED', title: <Trans>Limited</Trans> },
          ]}
        />
        {draft.unlimited ? null : (
          <NumberField
            name="capacity"
            label={t`Number of places`}
            required
            digits={draft.capacity}
            onDigits={(capacity) => change({ capacity })}
            helperText={t`Sales close automatically when places run out.`}
          />
        )}
      </FieldRow>
      <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
        <SwitchRow
          name="donations"
          title={<Trans>Accept donations</Trans>}
          text={<Trans>Let people donate with or without a ticket.</Trans>}
          checked={draft.donations}
          onChange={(donations) => change({ donations })}
        />
        <SwitchRow
          name="approval"
          title={<Trans>Require approval</Trans>}
          text={<Trans>Approve each registration before a ticket is issued. Free tickets only.</Trans>}
          checked={draft.approval}
          onChange={(approval) => change({ approval })}
        />
        <SwitchRow
          name="oneFormPerTicket"
          title={<Trans>One form per ticket</Trans>}
          text={<Trans>Ask for a guest's name on every ticket instead of using the buyer's name.</Trans>}
          checked={draft.oneFormPerTicket}
          onChange={(oneFormPerTicket) => change({ oneFormPerTicket })}
        />
      </Box>
    </Stack>
  );
};
