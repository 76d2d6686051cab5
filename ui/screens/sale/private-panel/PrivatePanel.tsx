import { Trans, useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { lazyOrNothing } from '#ui/components/lazy-or-nothing.ts';
import { paths } from '#ui/routes/paths.ts';
import { sessionsToCome } from '#ui/screens/event/event-page/event-page.view.ts';
import { PanelFrame } from '#ui/screens/event/event-page/PanelFrame.tsx';
import type { PrivatePanelProps } from '#ui/screens/event/event-page/PrivateRegistration.tsx';
import { isAnyScarce, isAnySoldOut, registrationView } from '#ui/screens/event/event-page/registration.view.ts';
import { shownSessions } from '#ui/screens/event/event-page/registration-words.view.ts';
import { SessionChoice } from '#ui/screens/event/event-page/SessionChoice.tsx';
import { WaitingPanel } from '#ui/screens/event/event-page/WaitingPanel.tsx';
import { CODE_IN_LINK } from '#ui/screens/sale/payment/code/code.view.ts';
import { PolicyBox } from '#ui/screens/sale/payment/PolicyBox.tsx';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';
import { TroubleNote } from '#ui/screens/sale/payment/trouble/TroubleNote.tsx';
import {
  changedPrice,
  type ShownTrouble,
  shownTrouble,
  waitingPath,
} from '#ui/screens/sale/payment/trouble/trouble.view.ts';
import { DonationSection } from './DonationSection.tsx';
import { OwnerView } from './OwnerView.tsx';
import { PanelDialogs } from './PanelDialogs.tsx';
import { PanelStatus } from './PanelStatus.tsx';
import { privateLook, standingTitle } from './private-panel.view.ts';
import { isDonationFailure, type PurchaseSetback, problemSentence } from './purchase-trouble.view.ts';
import { useOwnTicket } from './use-own-ticket.ts';
import { useKeptPanel, usePanelDraft } from './use-panel-draft.ts';
import { usePrivatePurchase } from './use-private-purchase.ts';
import { useWholeSession } from './use-whole-session.ts';
import { VisitorView } from './VisitorView.tsx';

const WaitingList = lazyOrNothing(
  async () => (await import('#ui/screens/event/event-page/sold-out/WaitingList.tsx')).WaitingList,
);

/** Without another page. [S2.8-01] */
export function PrivatePanel({ event, sessions, now, address }: PrivatePanelProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const navigate = useNavigate();
  const viewer = useSession();
  const draft = usePanelDraft(event.id);
  const [query] = useSearchParams();
  const [wanted, setWanted] = useState(draft?.sectionEventId ?? null);
  const [trouble, setTrouble] = useState<ShownTrouble | null>(null);
  const [policyProblem, setPolicyProblem] = useState<string | null>(null);
  const ticket = useOwnTicket(event.id, viewer.kind === 'SIGNED_IN' ? viewer.account.id : null);
  const known = privateLook(event, sessions, wanted, ticket.own, now);
  const look = { ...known, session: useWholeSession(known.session) };

  const onSetback = (setback: PurchaseSetback) => {
    if (setback.kind === 'PROBLEM') {
      const sentence = problemSentence(setback.problem, locale);
      if (setback.problem === 'POLICY_NOT_AGREED') setPolicyProblem(sentence);
      else if (setback.problem === 'NO_TICKET') toast.error(t`Please try again later`, sentence ?? undefined);
      else if (sentence !== null) toast.error(sentence);
    } else if (isDonationFailure(setback.trouble, setback.numberOfTickets))
      toast.error(t`An error occurred. Please try again later`);
    else setTrouble(shownTrouble(setback.trouble, setback.asked));
  };
  const purchase = usePrivatePurchase({
    event,
    look,
    ticket,
    now,
    draft,
    linkCode: query.get(CODE_IN_LINK),
    onSetback,
  });
  const { quantities, entries } = purchase;
  const isBought = purchase.purchase.at === 'LOOKING' || purchase.purchase.at === 'OWNED';
  useKeptPanel(event.id, { sectionEventId: wanted, quantities, entries, isBought });
  const quiet = () => {
    setTrouble(null);
    setPolicyProblem(null);
  };
  const buy = () => {
    quiet();
    purchase.act.buy();
  };
  const acceptPrice = () => {
    quiet();
    if (trouble?.trouble.code === 'PRICE_CHANGED') purchase.act.buyAt(trouble.trouble.price);
  };
  const agree = (agreed: boolean) => {
    setPolicyProblem(null);
    purchase.act.agree(agreed);
  };
  const buying = { ...purchase, act: { ...purchase.act, buy, agree } };
  const { panel } = look;
  const { sessions: rows } = registrationView(event, sessions, wanted, now);

  if (!ticket.known) return <WaitingPanel />;
  if (panel.kind === 'CANCELLED') {
    return (
      <PanelFrame aria-labelledby="registration-title">
        <Typography id="registration-title" variant="h4" component="h2">
          <Trans>Event cancelled</Trans>
        </Typography>
        <Typography color="textSecondary">
          <Trans>
            The organiser cancelled this event. Everyone with a ticket or an invitation gets an email. Paid tickets are
            refunded.
          </Trans>
        </Typography>
      </PanelFrame>
    );
  }
  return (
    <PanelFrame aria-labelledby="registration-title">
      {panel.kind === 'VISITOR' && panel.button !== null && rows !== null && (
        <SessionChoice
          sessions={shownSessions(rows, locale)}
          selectedId={look.session?.id ?? null}
          onSelect={setWanted}
        />
      )}
      {panel.kind === 'OWNER' ? (
        <>
          <OwnerView
            standing={panel.standing}
            title={standingTitle(panel.standing, locale)}
            event={event}
            sessions={sessionsToCome(sessions, now)}
            address={address}
          />
          {panel.donation && (
            <DonationSection
              donation={buying.donation}
              thanked={buying.purchase.at === 'CHOOSING' && buying.purchase.thanked}
              busy={buying.busy}
              onChange={buying.act.setDonation}
              onDonate={buy}
            >
              {event.policy !== null && (
                <PolicyBox policy={event.policy} agreed={buying.policyAgreed} problem={policyProblem} onAgree={agree} />
              )}
            </DonationSection>
          )}
        </>
      ) : (
        <VisitorView
          panel={panel}
          ended={look.ended}
          policy={event.policy}
          policyProblem={policyProblem}
          locale={locale}
          buying={buying}
        />
      )}
      {panel.kind === 'VISITOR' && (isAnySoldOut(sessions, now) || isAnyScarce(sessions)) && (
        <Suspense fallback={null}>
          <WaitingList eventId={event.id} sessions={sessions} timezone={event.timezone} now={now} />
        </Suspense>
      )}
      <PanelStatus buying={buying} />
      {trouble !== null && (
        <TroubleNote
          key={`${trouble.trouble.code}/${trouble.ticketId}`}
          trouble={trouble}
          shownPrice={moneyText(buying.summary.final, locale)}
          newPrice={changedPrice(trouble.trouble, locale)}
          busy={buying.busy}
          act={{
            takeAgain: buy,
            acceptPrice,
            signIn: buy,
            tryAgain: buy,
            showUnfinished: () => look.session !== null && void navigate(paths.payment(look.session.id)),
            wait: () =>
              window.location.assign(
                waitingPath(trouble.trouble, window.location.pathname, locale) ?? window.location.pathname,
              ),
          }}
        />
      )}
      <PanelDialogs event={event} address={address} buying={buying} />
    </PanelFrame>
  );
}
