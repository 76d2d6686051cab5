import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { displayName } from '#ui/components/account-name.view.ts';
import { paths } from '#ui/routes/paths.ts';
import { sessionsToCome } from '#ui/screens/event/event-page/event-page.view.ts';
import { PanelFrame } from '#ui/screens/event/event-page/PanelFrame.tsx';
import type { PrivatePanelProps } from '#ui/screens/event/event-page/PrivateRegistration.tsx';
import { registrationView } from '#ui/screens/event/event-page/registration.view.ts';
import { shownSessions } from '#ui/screens/event/event-page/registration-words.view.ts';
import { SessionChoice } from '#ui/screens/event/event-page/SessionChoice.tsx';
import { WaitingPanel } from '#ui/screens/event/event-page/WaitingPanel.tsx';
import { PolicyBox } from '#ui/screens/sale/payment/PolicyBox.tsx';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';
import { TroubleNote } from '#ui/screens/sale/payment/TroubleNote.tsx';
import { changedPrice, type ShownTrouble, shownTrouble, waitingPath } from '#ui/screens/sale/payment/trouble.view.ts';
import { DonationSection } from './DonationSection.tsx';
import { MethodDialog } from './MethodDialog.tsx';
import { MethodPicker } from './MethodPicker.tsx';
import { methodsFor } from './method.view.ts';
import { OwnerView } from './OwnerView.tsx';
import { privateLook, standingTitle } from './private-panel.view.ts';
import { isDonationFailure, problemSentence } from './purchase-trouble.view.ts';
import { ThanksDialog } from './ThanksDialog.tsx';
import { useOwnTicket } from './use-own-ticket.ts';
import { type PurchaseSetback, usePrivatePurchase } from './use-private-purchase.ts';
import { useWholeSession } from './use-whole-session.ts';
import { VisitorView } from './VisitorView.tsx';

const QuestionnaireDialog = lazy(async () => ({
  default: (await import('#ui/screens/event/questionnaire/QuestionnaireDialog.tsx')).QuestionnaireDialog,
}));
const TransferDialog = lazy(async () => ({
  default: (await import('#ui/screens/sale/payment/bank-transfer/TransferDialog.tsx')).TransferDialog,
}));

/**
 * The registration panel of a private event: what its owner has, or what a visitor can take and give, without another
 * page. [S2.8-01]
 */
export function PrivatePanel({ event, sessions, now, address }: PrivatePanelProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const navigate = useNavigate();
  const viewer = useSession();
  const [wanted, setWanted] = useState<number | null>(null);
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
    else setTrouble(shownTrouble(setback.trouble, 'TICKETS', locale));
  };
  const buying = usePrivatePurchase({ event, look, ticket, now, onSetback });
  const { purchase, act, paying, donation } = buying;
  const { panel } = look;
  const buy = () => {
    setTrouble(null);
    setPolicyProblem(null);
    act.buy();
  };
  const agree = (agreed: boolean) => {
    setPolicyProblem(null);
    act.agree(agreed);
  };
  const panelActs = { ...buying, act: { ...act, buy, agree } };
  const ordered = 'order' in purchase ? purchase.order.total : buying.summary.final;
  const picker = (under: 'TITLE' | 'QUESTIONS') => (
    <MethodPicker
      under={under}
      methods={methodsFor(ordered)}
      chosen={buying.method}
      total={moneyText(ordered, locale)}
      locale={locale}
      onChoose={act.setMethod}
    />
  );
  // Once it was asked it stays, so that what was filled in outlives a closed dialog.
  const [asked, setAsked] = useState(false);
  if (purchase.at === 'ANSWERING' && !asked) setAsked(true);
  const { sessions: rows } = registrationView(event, sessions, wanted, now);

  if (!ticket.known) return <WaitingPanel />;
  if (panel.kind === 'CANCELLED') {
    return (
      <PanelFrame aria-labelledby="registration-title">
        <Typography id="registration-title" variant="h4" component="h2">
          <Trans>Event cancelled</Trans>
        </Typography>
      </PanelFrame>
    );
  }
  return (
    <PanelFrame aria-labelledby="registration-title">
      {panel.kind === 'VISITOR' && rows !== null && (
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
              donation={donation}
              thanked={purchase.at === 'CHOOSING' && purchase.thanked}
              busy={buying.busy}
              onChange={act.setDonation}
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
          buying={panelActs}
        />
      )}
      {purchase.at === 'LOOKING' && (
        <Typography role="status">
          <Trans>Your ticket is being made…</Trans>
        </Typography>
      )}
      {purchase.at === 'ENDED' && purchase.because === 'GAVE_UP' && (
        <Typography role="status">
          <Trans>We have your order. The ticket comes by e-mail, and stands here when you open this page again.</Trans>
        </Typography>
      )}
      {purchase.at === 'PAYING' && paying !== null && !buying.transferShown && (
        <>
          <Typography role="status">
            <Trans>We wait for your bank to tell us about {moneyText(paying.transfer.amount, locale)}.</Trans>
          </Typography>
          <Button variant="outlined" onClick={act.showTransfer}>
            <Trans>Show the QR code again</Trans>
          </Button>
          <Button onClick={act.setAside}>
            <Trans>Set this order aside</Trans>
          </Button>
        </>
      )}
      {trouble !== null && (
        <TroubleNote
          key={trouble.sentence}
          trouble={trouble}
          shownPrice={moneyText(buying.summary.final, locale)}
          newPrice={changedPrice(trouble.trouble, locale)}
          busy={buying.busy}
          act={{
            takeAgain: buy,
            acceptPrice: buy,
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
      {asked && (
        <Suspense fallback={null}>
          <QuestionnaireDialog
            open={purchase.at === 'ANSWERING'}
            eventId={event.id}
            questionnaire={event.questionnaire}
            formPerTicket={event.formPerTicket}
            places={buying.places}
            people={buying.people}
            asksPeople={buying.asksPeople}
            last={methodsFor(ordered).length > 0 ? picker('QUESTIONS') : null}
            onRegister={act.register}
            onClose={act.callOff}
          />
        </Suspense>
      )}
      <MethodDialog
        open={purchase.at === 'CHOOSING_METHOD'}
        picker={picker('TITLE')}
        onChoose={() => act.chooseMethod(buying.method)}
        onClose={act.callOff}
      />
      {paying !== null && (
        <Suspense fallback={null}>
          <TransferDialog
            open={buying.transferShown}
            transfer={paying.transfer}
            session={paying.session}
            serverNow={paying.session.serverNow}
            heardAt={paying.heardAt}
            link={buying.link}
            locale={locale}
            now={Date.now}
            onTransferred={act.hideTransfer}
          />
        </Suspense>
      )}
      <ThanksDialog
        open={
          buying.given &&
          buying.account !== null &&
          (purchase.at === 'CHOOSING' || purchase.at === 'OWNED' || purchase.at === 'LOOKING')
        }
        donor={buying.account === null ? '' : displayName(buying.account, locale)}
        event={event}
        address={address}
        onClose={act.thanked}
      />
    </PanelFrame>
  );
}
