import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EarthIcon } from '#ui/icons/earth.gen.ts';
import { LockIcon } from '#ui/icons/lock.gen.ts';
import { ChoiceCards } from './ChoiceCards.tsx';
import { useEventForm } from './event-form.view.ts';
import { FieldRow } from './FieldRow.tsx';
import { focusField } from './form-steps.view.ts';
import { NumberField } from './NumberField.tsx';
import { DaysRow, SelfServiceRow } from './SelfServiceRow.tsx';
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
            icon: <EarthIcon />,
          },
          {
            value: 'PRIVATE',
            title: <Trans>Private</Trans>,
            text: <Trans>Only people with the link</Trans>,
            icon: <LockIcon />,
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
            helperText={t`Over all sessions and ticket types. No one can buy beyond it.`}
          />
        )}
      </FieldRow>
      {draft.unlimited ? (
        <Typography variant="caption" color="textSecondary" sx={{ mt: '4px !important' }}>
          <Trans>Each ticket type still has its own quantity.</Trans>
        </Typography>
      ) : null}
      <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
        {draft.unlimited ? null : (
          <SwitchRow
            name="closeAtCapacity"
            title={<Trans>Close sales at capacity</Trans>}
            text={<Trans>Once every place is sold, sales close. They open again when places come back.</Trans>}
            checked={draft.closeAtCapacity}
            onChange={(closeAtCapacity) => change({ closeAtCapacity })}
          />
        )}
        <SwitchRow
          name="donations"
          title={<Trans>Accept donations</Trans>}
          text={<Trans>Let people donate with or without a ticket.</Trans>}
          checked={draft.donations}
          onChange={(donations) => change({ donations })}
        />
        <SwitchRow
          name="allowReEntry"
          title={<Trans>Allow re-entry</Trans>}
          text={<Trans>Guests may go out and come back in. The door then scans them out, too.</Trans>}
          checked={draft.allowReEntry}
          onChange={(allowReEntry) => change({ allowReEntry })}
        />
        <SwitchRow
          name="approval"
          title={<Trans>Require approval</Trans>}
          text={<Trans>Approve each registration before a ticket is issued. Free tickets only.</Trans>}
          checked={draft.approval}
          onChange={(approval) => change({ approval })}
        />
        {draft.approval ? (
          <DaysRow>
            <NumberField
              name="approvalDays"
              label={t`Days to answer`}
              required
              digits={draft.approvalDays}
              onDigits={(approvalDays) => change({ approvalDays })}
              helperText={t`A registration without an answer is then declined.`}
            />
          </DaysRow>
        ) : null}
        <SwitchRow
          name="oneFormPerTicket"
          title={<Trans>One form per ticket</Trans>}
          text={<Trans>Ask for a guest’s name on every ticket instead of using the buyer’s name.</Trans>}
          checked={draft.oneFormPerTicket}
          onChange={(oneFormPerTicket) => change({ oneFormPerTicket })}
        />
        <SwitchRow
          name="generalInfo"
          title={<Trans>Require general information</Trans>}
          text={<Trans>Every guest gives a phone number, gender and job title. Guests you invite don’t have to.</Trans>}
          checked={draft.generalInfo}
          onChange={(generalInfo) => change({ generalInfo })}
        />
        <SwitchRow
          name="ticketsAtVenue"
          title={<Trans>Hand out tickets at the venue</Trans>}
          text={<Trans>Buyers are told in the checkout that they collect their tickets there.</Trans>}
          checked={draft.ticketsAtVenue}
          onChange={(ticketsAtVenue) => change({ ticketsAtVenue })}
        />
      </Box>
      <Box>
        <Typography variant="subtitle1" component="h3">
          <Trans>What ticket buyers may do themselves</Trans>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          <Trans>Shown before they buy. They do it in “My tickets”, without asking you.</Trans>
        </Typography>
        <SelfServiceRow
          name="refundDays"
          title={<Trans>Return tickets for a refund</Trans>}
          text={<Trans>The ticket is cancelled, its place goes back on sale and the buyer is refunded in full.</Trans>}
        />
        <SelfServiceRow
          name="sessionChangeDays"
          title={<Trans>Change to another session</Trans>}
          text={<Trans>A whole order moves to another session that has tickets left of the same name and price.</Trans>}
        />
        <SelfServiceRow
          name="nameChangeDays"
          title={<Trans>Set a deadline for changing names</Trans>}
          text={<Trans>Without one, holders can change the name on a ticket or give it away until it is used.</Trans>}
        />
      </Box>
    </Stack>
  );
};
