import { Plural, Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { OpenedEventPage } from '#application/event/open-event-page.ts';
import { lazyOrNothing } from '#ui/components/lazy-or-nothing.ts';
import { paths } from '#ui/routes/paths.ts';
import { PanelFrame } from '#ui/screens/event/event-page/PanelFrame.tsx';
import { useMoment } from '#ui/screens/moment.view.ts';
import { PolicyBox } from '#ui/screens/sale/payment/PolicyBox.tsx';
import { styled } from '#ui/theme/styled.ts';
import { AnswerAs } from './AnswerAs.tsx';
import { ClosedInvitation } from './ClosedInvitation.tsx';
import { Envelope } from './Envelope.tsx';
import { InvitationFacts } from './InvitationFacts.tsx';
import { InvitationQuestions } from './InvitationQuestions.tsx';
import { Invitee } from './Invitee.tsx';
import { PartySize } from './PartySize.tsx';
import { ReplyWords } from './ReplyWords.tsx';
import { inviteeInitials } from './rsvp-panel.view.ts';
import { TakeBackAnswer } from './TakeBackAnswer.tsx';
import { TicketSpace } from './TicketSpace.tsx';
import { useInvitation } from './use-invitation.ts';
import { useShownPanel } from './use-shown-panel.ts';
import { WaysOn } from './WaysOn.tsx';

const AcceptedTicket = lazyOrNothing(async () => (await import('./AcceptedTicket.tsx')).AcceptedTicket);

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > *': { flex: '1 1 160px', minHeight: 52 },
});

const Ceremony = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  textAlign: 'center',
  '& > h2, & > p': { margin: 0, fontSize: '1rem', fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& > p': { fontWeight: 400 },
}));

const WaitingWords = ({ ahead }: { readonly ahead: number | null }) => (
  <>
    <Trans>All places are taken right now. We’ll email your tickets as soon as a place opens up.</Trans>{' '}
    {ahead === 0 && <Trans>You’re next.</Trans>}
    {ahead !== null && ahead > 0 && (
      <Plural value={ahead} one="# group is ahead of you." other="# groups are ahead of you." />
    )}
  </>
);

/** [S2.9-02] [S2.9-03] [S2.9-04] [S2.9-05] [S2.9-06] */
export function RsvpPanel() {
  const { event, now } = useLoaderData() as OpenedEventPage;
  const invitation = useInvitation(event, useMoment(now));
  const { shown, moves, unopened, ticketId, invitee, trouble, busy, otherAccount, policyAgreed, act } = invitation;
  const { isReady, isLost, party, partyLimit, waitingAhead, picturePath, policyProblem } = invitation;
  const panel = useShownPanel(shown);
  const isPending = !isReady && !isLost && !unopened;
  const answers = shown === 'NoOwnTicket' && isReady && moves.includes('ACCEPT');
  const problem = trouble !== null && (
    <Alert severity="warning" variant="outlined" role="alert">
      {trouble}
    </Alert>
  );
  const asWhom = otherAccount !== null && (
    <AnswerAs signedIn={otherAccount} invited={invitee.email} onThis={act.answerAsThis} onAnother={act.changeAccount} />
  );
  return (
    <Envelope print={event.photos[0]?.url ?? null}>
      <PanelFrame ref={panel} aria-labelledby="registration-title">
        {(shown === 'EventEnded' || shown === 'EventNotOpen') && <ClosedInvitation event={event} shown={shown} />}
        {shown === 'OwnTicket' && (
          <>
            <ReplyWords title={<Trans>Thanks for joining</Trans>}>
              <Trans>See you at the event.</Trans>
            </ReplyWords>
            {ticketId !== null && (
              <>
                <Suspense fallback={<TicketSpace />}>
                  <AcceptedTicket ticketId={ticketId} />
                </Suspense>
                <Button variant="contained" size="large" component={Link} to={paths.ticket(ticketId)}>
                  <Trans>View my ticket</Trans>
                </Button>
              </>
            )}
            {moves.includes('DECLINE') && asWhom}
            {moves.includes('DECLINE') && otherAccount === null && (
              <TakeBackAnswer busy={busy !== null} onDecline={act.decline} />
            )}
          </>
        )}
        {shown === 'OnWaitingList' && (
          <>
            <ReplyWords title={<Trans>You’re on the waiting list</Trans>}>
              <WaitingWords ahead={waitingAhead} />
            </ReplyWords>
            {moves.includes('DECLINE') && asWhom}
            {moves.includes('DECLINE') && otherAccount === null && (
              <Button variant="outlined" onClick={act.decline} loading={busy === 'DECLINE'}>
                <Trans>Leave the waiting list</Trans>
              </Button>
            )}
          </>
        )}
        {shown === 'RefusedInvite' && (
          <>
            <ReplyWords title={<Trans>You declined the invitation</Trans>}>
              <Trans>Changed your mind?</Trans>
            </ReplyWords>
            <Button variant="outlined" onClick={act.registerAgain}>
              <Trans>Register again</Trans>
            </Button>
          </>
        )}
        {shown === 'NoOwnTicket' && (
          <>
            <Ceremony>
              <h2 id="registration-title">
                <Trans>You are invited</Trans>
              </h2>
              {(isPending || invitee.name !== '' || invitee.email !== '') && (
                <Invitee {...invitee} initials={inviteeInitials(invitee.name)} />
              )}
              <p>
                <Trans>to join this event</Trans>
              </p>
              <InvitationFacts event={event} />
            </Ceremony>
            {event.policy !== null && moves.includes('ACCEPT') && (
              <PolicyBox policy={event.policy} agreed={policyAgreed} problem={policyProblem} onAgree={act.agree} />
            )}
            {isPending && (
              <Buttons aria-busy>
                <Skeleton variant="rounded" height={52} />
                <Skeleton variant="rounded" height={52} />
              </Buttons>
            )}
            {answers && (
              <>
                {asWhom}
                {partyLimit !== null && partyLimit > 1 && (
                  <PartySize limit={partyLimit} party={party} onChoose={act.bring} />
                )}
                {problem}
                <Buttons>
                  <Button
                    variant="contained"
                    size="large"
                    onClick={act.accept}
                    loading={busy === 'ACCEPT'}
                    disabled={busy !== null || otherAccount !== null}
                  >
                    <Trans>Accept invitation</Trans>
                  </Button>
                  <Button
                    variant="outlined"
                    size="large"
                    onClick={act.decline}
                    loading={busy === 'DECLINE'}
                    disabled={busy !== null || otherAccount !== null}
                  >
                    <Trans>Decline</Trans>
                  </Button>
                </Buttons>
                {picturePath !== null && (
                  <Button variant="text" component="a" href={picturePath} download="vemoi-invitation.jpeg">
                    <Trans>Save as a picture</Trans>
                  </Button>
                )}
              </>
            )}
          </>
        )}
        <InvitationQuestions event={event} invitation={invitation} />
        {!answers && problem}
        {isReady && shown === 'NoOwnTicket' && moves.length === 0 && (
          <>
            <Typography color="textSecondary">
              <Trans>If you think this is a mistake, ask the person who invited you.</Trans>
            </Typography>
            <WaysOn event={event} toEvent={event.feature === 'PUBLIC'} />
          </>
        )}
        {isLost && shown === 'NoOwnTicket' && (
          <Button variant="outlined" onClick={act.readAgain}>
            <Trans>Try again</Trans>
          </Button>
        )}
        {unopened && shown === 'NoOwnTicket' && (
          <>
            <Typography color="textSecondary">
              <Trans>Open the link in your invitation email again, or register on the event page.</Trans>
            </Typography>
            <Button variant="outlined" component={Link} to={paths.event(event.slug)}>
              <Trans>Go to event page</Trans>
            </Button>
          </>
        )}
      </PanelFrame>
    </Envelope>
  );
}
