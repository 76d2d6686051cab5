import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { usePageConfig } from '#ui/bindings/use-page-config.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { PanelFrame } from '#ui/screens/event/event-page/PanelFrame.tsx';
import { PolicyBox } from '#ui/screens/sale/payment/PolicyBox.tsx';
import { DonationSection } from '#ui/screens/sale/private-panel/DonationSection.tsx';
import { PanelDialogs } from '#ui/screens/sale/private-panel/PanelDialogs.tsx';
import { PanelStatus } from '#ui/screens/sale/private-panel/PanelStatus.tsx';
import {
  isDonationFailure,
  type PurchaseSetback,
  problemSentence,
} from '#ui/screens/sale/private-panel/purchase-trouble.view.ts';
import type { OpenedRoom } from './online-room.loader.ts';
import { donationTrouble, eventAddress, GUEST, guestLook, usePrivatePurchase } from './room-donation.view.ts';

/** Nothing where the event takes none. [S9-51] */
export function RoomDonation({ opened }: { readonly opened: OpenedRoom }) {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const { baseUrl } = usePageConfig();
  const { event, room, now } = opened;
  const [policyProblem, setPolicyProblem] = useState<string | null>(null);
  const look = guestLook(opened);
  const onSetback = (setback: PurchaseSetback) => {
    if (setback.kind === 'PROBLEM') {
      const sentence = problemSentence(setback.problem, locale);
      if (setback.problem === 'POLICY_NOT_AGREED') setPolicyProblem(sentence);
      else if (sentence !== null) toast.error(sentence);
    } else if (isDonationFailure(setback.trouble, setback.numberOfTickets))
      toast.error(t`An error occurred. Please try again later`);
    else void donationTrouble(setback.trouble, locale).then((sentence) => toast.error(sentence));
  };
  const buying = usePrivatePurchase({ event, look, ticket: GUEST, now, roomId: room.id, onSetback });
  const donate = () => {
    setPolicyProblem(null);
    buying.act.buy();
  };
  const agree = (agreed: boolean) => {
    setPolicyProblem(null);
    buying.act.agree(agreed);
  };
  if (look.panel.kind !== 'OWNER' || !look.panel.donation) return null;
  return (
    <PanelFrame aria-labelledby="private-donation-title">
      <DonationSection
        donation={buying.donation}
        thanked={buying.purchase.at === 'CHOOSING' && buying.purchase.thanked}
        busy={buying.busy}
        onChange={buying.act.setDonation}
        onDonate={donate}
      >
        {event.policy !== null && (
          <PolicyBox policy={event.policy} agreed={buying.policyAgreed} problem={policyProblem} onAgree={agree} />
        )}
      </DonationSection>
      <PanelStatus buying={buying} />
      <PanelDialogs event={event} address={eventAddress(baseUrl, event.slug, locale)} buying={buying} />
    </PanelFrame>
  );
}
