import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { SettingSwitch } from '#ui/screens/event/desk/SettingSwitch.tsx';
import { useWaitingRoom } from './waiting-room.view.ts';

export const WaitingRoomSwitch = ({ event }: { readonly event: DeskEvent }) => {
  const { t } = useLingui();
  const toast = useToast();
  const { on, turn } = useWaitingRoom(event);
  const change = async (next: boolean) => {
    const trouble = await turn(next);
    if (trouble !== null) toast.error(trouble);
    else toast.success(next ? t`Waiting room turned on` : t`Waiting room turned off`);
  };
  return (
    <SettingSwitch
      id="waiting-room"
      title={<Trans>Waiting room</Trans>}
      text={
        <Trans>
          For sales that draw a crowd. The waiting room opens one hour before tickets go on sale. At opening time,
          places in line are drawn at random and buyers are let in as fast as we can serve them. Set a sales start date
          on your tickets first.
        </Trans>
      }
      on={on}
      onChange={(next) => void change(next)}
    />
  );
};
