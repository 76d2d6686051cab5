import { Trans, useLingui } from '@lingui/react/macro';
import { SettingSwitch } from '#ui/screens/event/desk/SettingSwitch.tsx';
import { useGuestsSwitch } from './guests-switch.view.ts';

type GuestsSwitchProps = { readonly eventId: number; readonly hidden: boolean };

export const GuestsSwitch = ({ eventId, hidden }: GuestsSwitchProps) => {
  const { t } = useLingui();
  const { on, turn } = useGuestsSwitch(eventId, hidden);
  return (
    <SettingSwitch
      id="guests-shown"
      title={<Trans>Show who is going</Trans>}
      text={
        <Trans>
          The event’s page names guests who agree, by first name and initial, from three guests on, to people who are
          signed in. A private event shows them to ticket holders only.
        </Trans>
      }
      on={on}
      onChange={(next) => void turn(next, next ? t`Guests who agree are shown` : t`No guests are shown`)}
    />
  );
};
