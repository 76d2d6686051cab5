import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { SendIcon } from '#ui/icons/send.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { comesByInvitation } from '#ui/screens/event/event-manager/event-manager.view.ts';
import { CannotInvite } from './CannotInvite.tsx';
import { Card } from './Card.tsx';
import { GuestEntry } from './GuestEntry.tsx';
import { GuestLines } from './GuestLines.tsx';
import { InvitationFields } from './InvitationFields.tsx';
import { useInviteGuests } from './invite-guests.view.ts';
import { PanelPreview } from './PanelPreview.tsx';
import { RegistrationLink } from './RegistrationLink.tsx';
import { SendingReport } from './SendingReport.tsx';

type InviteGuestsProps = {
  readonly event: DeskEvent;
  readonly ownName: string;
  readonly now: Instant;
};

/** [S1-33] [S1-34] [S2.1-21] [S2.14-11] */
export const InviteGuests = ({ event, ownName, now }: InviteGuestsProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const inviting = useInviteGuests(event, ownName, now);
  const { guests, session, trouble, busy, done, act } = inviting;
  const count = guests.sound.length;
  if (inviting.obstacle !== null || session === undefined)
    return <CannotInvite eventId={event.id} obstacle={inviting.obstacle ?? 'ENDED'} />;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(300px, 2fr)' },
        alignItems: 'start',
      }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={(submitted) => submitted.preventDefault()}
        sx={{ display: 'grid', gap: 3, minWidth: 0 }}
      >
        <Card
          title={<Trans>RSVP invitation</Trans>}
          text={<Trans>Each guest gets a personal email and replies with one click.</Trans>}
        >
          <InvitationFields event={event} inviting={inviting} />
        </Card>
        <Card title={<Trans>Guests</Trans>}>
          <GuestEntry guests={guests} />
          <GuestLines guests={guests} />
        </Card>
        <Box role="status">{done === null ? null : <SendingReport eventId={event.id} {...done} />}</Box>
        {trouble === null ? null : (
          <Alert severity="error" variant="outlined" role="alert">
            {trouble}
          </Alert>
        )}
        <Button
          variant="contained"
          size="large"
          startIcon={<SendIcon />}
          loading={busy}
          disabled={count === 0 || guests.tooMany}
          onClick={act.send}
          sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
        >
          {count === 0 ? (
            t`Send invitations`
          ) : (
            <Plural value={count} one="Send # invitation" other="Send # invitations" />
          )}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        {comesByInvitation(event) ? null : <RegistrationLink slug={event.slug} />}
        <Card
          title={<Trans>What guests see</Trans>}
          text={
            <Link to={paths.letterTemplate(event.id)}>
              <Trans>Edit the invitation email</Trans>
            </Link>
          }
        >
          <PanelPreview event={event} session={session} guest={guests.sound[0] ?? null} locale={locale} />
        </Card>
      </Box>
    </Box>
  );
};
