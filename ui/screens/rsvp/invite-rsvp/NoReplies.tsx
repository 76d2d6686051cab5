import { Trans } from '@lingui/react/macro';
import type { RsvpPanelView } from '#domain/rsvp/rsvp-panel.ts';
import { PanelWords } from './PanelWords.tsx';

type Props = {
  readonly shown: Extract<RsvpPanelView, 'EventEnded' | 'EventNotOpen'>;
  readonly cancelled: boolean;
};

export function NoReplies({ shown, cancelled }: Props) {
  if (cancelled) {
    return (
      <PanelWords title={<Trans>Event cancelled</Trans>}>
        <Trans>The organiser cancelled this event. You don’t need to do anything.</Trans>
      </PanelWords>
    );
  }
  return shown === 'EventEnded' ? (
    <PanelWords title={<Trans>Event ended</Trans>}>
      <Trans>Hope to see you at future events.</Trans>
    </PanelWords>
  ) : (
    <PanelWords title={<Trans>Invitation</Trans>}>
      <Trans>This event isn’t taking replies right now.</Trans>
    </PanelWords>
  );
}
