import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { Link } from 'react-router';
import type { TicketOnScreen } from '#application/ticket/open-ticket.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { lazyOrNothing } from '#ui/components/lazy-or-nothing.ts';
import { PageHead } from '#ui/components/PageHead.tsx';
import { qrPng } from '#ui/components/qr-code.view.ts';
import { saveBlob } from '#ui/components/save-blob.ts';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { ArrowLeftIcon } from '#ui/icons/arrow-left.gen.ts';
import { DownloadIcon } from '#ui/icons/download.gen.ts';
import { VideoIcon } from '#ui/icons/video.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { PdfButton } from '#ui/screens/ticket/ticket-pdf/PdfButton.tsx';
import { styled } from '#ui/theme/styled.ts';
import { ticketFileName, useTicketFace } from './e-ticket.view.ts';
import { MoreActs } from './MoreActs.tsx';
import { useOfflinePage } from './offline-page.view.ts';
import { TicketObject } from './TicketObject.tsx';
import { TicketRooms } from './TicketRooms.tsx';
import { TicketTransfers } from './TicketTransfers.tsx';

const SelfServicePanel = lazyOrNothing(
  async () => (await import('#ui/screens/ticket/self-service/SelfServicePanel.tsx')).SelfServicePanel,
);

const TicketMedia = lazyOrNothing(async () => (await import('./TicketMedia.tsx')).TicketMedia);

const EventNews = lazyOrNothing(async () => (await import('./EventNews.tsx')).EventNews);

const ShowMe = lazyOrNothing(async () => (await import('#ui/screens/ticket/shown-guests/ShowMe.tsx')).ShowMe);

const Page = styled('div')({
  maxWidth: 920,
  marginInline: 'auto',
  padding: 'clamp(16px, 3vw, 40px) 16px 72px',
  display: 'grid',
  gap: 24,
  '@media print': { padding: 0 },
});

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  alignItems: 'center',
  '@media print': { display: 'none' },
});
/** One row; on a phone two per row, with the menu beside them. */
const Acts = styled(Row)(({ theme }) => ({
  justifyContent: 'center',
  [theme.breakpoints.down('md')]: {
    '& > *': { flex: '1 1 130px', paddingInline: 8 },
    '& .MuiButton-startIcon': { marginInline: '0 6px' },
  },
}));

export function ETicket() {
  const { t } = useLingui();
  return (
    <Page>
      <PageHead title={t`E-ticket`} hidden />
      <Row>
        <Button component={Link} to={paths.myTickets()} startIcon={<ArrowLeftIcon />} color="secondary" sx={{ ml: -2 }}>
          <Trans>My tickets</Trans>
        </Button>
      </Row>
      <ViewerScreen<TicketOnScreen>
        skeleton={<Skeleton variant="rounded" height={420} sx={{ borderRadius: '22px' }} />}
      >
        {(ticket) => <Opened ticket={ticket} />}
      </ViewerScreen>
    </Page>
  );
}

function Opened({ ticket }: { readonly ticket: TicketOnScreen }) {
  const { t } = useLingui();
  const toast = useToast();
  const face = useTicketFace(ticket);
  const { qrText, code } = ticket;
  useOfflinePage(ticket, face, (kept) => ({
    notice:
      ticket.mode === 'ONLINE'
        ? t`You’re offline. This is your ticket as of ${kept.at}; go online to join its room.`
        : t`You’re offline. This is your ticket as of ${kept.at}; its QR code still works at the door.`,
    time: t`Time`,
    place: t`Place`,
    holder: t`Holder`,
    ticket: t`Ticket`,
    where: ticket.mode === 'ONLINE' ? t`Online` : (ticket.session.address ?? t`To be announced`),
    qr: t`QR code of ${ticket.holder}’s ticket`,
    code:
      ticket.mode === 'ONLINE'
        ? t`Your ticket code. You join in the online room, no check-in needed`
        : t`Show the QR code at the door, or read out this code`,
  }));
  const save = async (text: string, redeemCode: string) => {
    const picture = await qrPng(text, 'M').catch(() => null);
    if (picture === null) return toast.error(t`error downloading image`);
    saveBlob(picture, ticketFileName(redeemCode, 'png'));
    toast.success(t`Image downloaded successfully!`);
  };
  return (
    <>
      {face.keptAt !== null && (
        <Alert severity="info" role="status" sx={{ '@media print': { display: 'none' } }}>
          {ticket.mode === 'ONLINE' ? (
            <Trans>You’re offline. This is your ticket as of {face.keptAt}; go online to join its room.</Trans>
          ) : (
            <Trans>You’re offline. This is your ticket as of {face.keptAt}; its QR code still works at the door.</Trans>
          )}
        </Alert>
      )}
      <TicketObject ticket={ticket} face={face} />
      <Acts>
        {qrText !== null && code !== null && ticket.mode !== 'ONLINE' && face.state !== 'VOID' && (
          <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => void save(qrText, code)}>
            <Trans>Save QR code</Trans>
          </Button>
        )}
        {qrText !== null && code !== null && face.keptAt === null && face.state !== 'VOID' && (
          <PdfButton which={{ kind: 'TICKET', id: ticket.id, code }}>
            <Trans>Download PDF</Trans>
          </PdfButton>
        )}
        {qrText === null || face.state === 'VOID' ? (
          <Button component={Link} to={paths.event(ticket.session.event.slug)} variant="outlined">
            <Trans>Event page</Trans>
          </Button>
        ) : (
          <MoreActs slug={ticket.session.event.slug} />
        )}
      </Acts>
      {face.keptAt === null && face.state !== 'VOID' && (
        <Suspense fallback={null}>
          <EventNews eventId={ticket.session.event.id} timezone={ticket.session.timezone} />
        </Suspense>
      )}
      {ticket.recording !== null && (
        <Acts>
          <Button
            variant="contained"
            startIcon={<VideoIcon />}
            href={ticket.recording}
            target="_blank"
            rel="noreferrer"
          >
            <Trans>Watch the recording</Trans>
          </Button>
        </Acts>
      )}
      {face.keptAt === null && face.state !== 'VOID' && (
        <Suspense fallback={null}>
          <TicketMedia sessionId={ticket.session.id} />
        </Suspense>
      )}
      {ticket.rooms.length > 0 && (
        <TicketRooms ticketId={ticket.id} rooms={ticket.rooms} timezone={ticket.session.timezone} />
      )}
      {face.keptAt === null && face.state !== 'VOID' && (
        <Suspense fallback={null}>
          <ShowMe eventId={ticket.session.event.id} framed />
        </Suspense>
      )}
      {face.keptAt === null && face.state !== 'VOID' && <TicketTransfers ticket={ticket} />}
      {face.keptAt === null && face.state !== 'VOID' && (
        <Suspense fallback={null}>
          <SelfServicePanel key={ticket.id} ticket={ticket} />
        </Suspense>
      )}
    </>
  );
}
