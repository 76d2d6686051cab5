import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedGatePass } from '#application/door/ports/gate-pass-desk.ts';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import { EventScreen } from '#ui/screens/event/desk/EventScreen.tsx';
import { useGatePasses } from './event-gate-passes.view.ts';
import { FreshPassDialog } from './FreshPassDialog.tsx';
import { MakePass } from './MakePass.tsx';
import { PassList } from './PassList.tsx';

export const EventGatePasses = () => {
  const { t } = useLingui();
  return (
    <EventScreen<readonly ListedGatePass[]>
      part="gate-passes"
      title={t`Gate passes`}
      below={
        <Trans>
          Helpers check guests in on their own phone, without an account. They see only the door of this event.
        </Trans>
      }
    >
      {({ event, facts }) => <Passes event={event} passes={facts} />}
    </EventScreen>
  );
};

type PassesProps = { readonly event: DeskEvent; readonly passes: readonly ListedGatePass[] };

const Passes = ({ event, passes }: PassesProps) => {
  const acts = useGatePasses(event);
  return (
    <>
      <MakePass sessions={event.sessions} timezone={event.timezone} busy={acts.busy} onMake={acts.make} />
      <PassList event={event} passes={passes} busy={acts.busy} linkTo={acts.linkTo} onRevoke={acts.revoke} />
      {acts.fresh === null ? null : <FreshPassDialog pass={acts.fresh} onClose={acts.close} />}
    </>
  );
};
