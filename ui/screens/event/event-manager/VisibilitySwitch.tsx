import { Trans, useLingui } from '@lingui/react/macro';
import { useToast } from '#ui/bindings/use-toast.ts';
import { SettingSwitch } from '#ui/screens/event/desk/SettingSwitch.tsx';
import { type DeskEvent, useVisibility } from './event-manager.view.ts';

export const VisibilitySwitch = ({ event }: { readonly event: DeskEvent }) => {
  const { t } = useLingui();
  const toast = useToast();
  const { on, turn } = useVisibility(event);
  if (!event.abilities.includes('event.edit')) return null;
  const change = async (next: boolean) => {
    const trouble = await turn(next);
    if (trouble !== null) toast.error(trouble);
    else toast.success(next ? t`The event is now public` : t`The event is now private`);
  };
  return (
    <SettingSwitch
      id="public"
      title={<Trans>Public event</Trans>}
      text={
        event.status === 'DRAFT' ? (
          <Trans>Once published, everyone can find the event here and in search. When off, people need the link.</Trans>
        ) : (
          <Trans>Everyone can find the event here and in search. When off, people need the link.</Trans>
        )
      }
      on={on}
      onChange={(next) => void change(next)}
    />
  );
};
