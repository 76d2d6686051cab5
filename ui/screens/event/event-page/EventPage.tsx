import { type CSSProperties, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useLoaderData } from 'react-router';
import { localisedPath } from '#ui/bindings/localised-path.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { usePageConfig } from '#ui/bindings/use-page-config.ts';
import { JsonLd } from '#ui/components/JsonLd.tsx';
import { lazyOrNothing } from '#ui/components/lazy-or-nothing.ts';
import { PageHead } from '#ui/components/PageHead.tsx';
import { paths } from '#ui/routes/paths.ts';
import { calendarLeaf, eventTime } from '#ui/screens/event-time.view.ts';
import { useMoment } from '#ui/screens/moment.view.ts';
import { styled } from '#ui/theme/styled.ts';
import { About } from './About.tsx';
import { BuyBar } from './BuyBar.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import { EventFacts } from './EventFacts.tsx';
import type { EventPageData } from './event-page.loader.ts';
import {
  galleryItems,
  hasFavourite,
  isSearchable,
  organiserInitials,
  previewCard,
  sessionsToCome,
  structuredData,
  tintOf,
  useSessionsOnSale,
} from './event-page.view.ts';
import { Gallery } from './Gallery.tsx';
import { useIsHydrated } from './host/use-is-hydrated.ts';
import { OrganiserBlock } from './OrganiserBlock.tsx';
import { OwnRegistration } from './OwnRegistration.tsx';
import { CoverColumn, Ground, Poster, WordsColumn } from './Poster.tsx';
import { PrivateRegistration } from './PrivateRegistration.tsx';
import { RegistrationPanel } from './RegistrationPanel.tsx';
import { isAnyScarce, isAnySoldOut, leadsOn, registrationView } from './registration.view.ts';
import { priceText } from './registration-words.view.ts';
import { richText } from './rich-text.view.ts';
import { EventTitle } from './title/EventTitle.tsx';

const RemindMe = lazyOrNothing(async () => (await import('./coming-soon/RemindMe.tsx')).RemindMe);
const SimilarEvents = lazyOrNothing(async () => (await import('./leading-on/SimilarEvents.tsx')).SimilarEvents);
const WaitingRoomNote = lazyOrNothing(async () => (await import('./coming-soon/WaitingRoomNote.tsx')).WaitingRoomNote);
const WaitingList = lazyOrNothing(async () => (await import('./sold-out/WaitingList.tsx')).WaitingList);

/** [S2.8-03] */
const BesideFacts = styled('div')({
  margin: '-20px 0 -8px 54px',
  justifySelf: 'start',
  '&:has(~ * [data-own-calendar])': { display: 'none' },
});
const OrganiserBelow = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.down('md')]: { display: 'block' },
}));
const OrganiserBeside = styled('div')(({ theme }) => ({ [theme.breakpoints.down('md')]: { display: 'none' } }));

type Props = {
  readonly simple?: boolean;
  readonly panel?: ReactNode;
};

export function EventPage({ simple = false, panel }: Props) {
  const { event, now, card } = useLoaderData() as EventPageData;
  const locale = useLocale();
  const { baseUrl } = usePageConfig();
  const [wanted, setWanted] = useState<number | null>(null);
  const sessions = useSessionsOnSale(event);
  const moment = useMoment(now);
  const view = registrationView(event, sessions, wanted, moment);
  const items = useMemo(() => galleryItems(event), [event]);
  const nodes = useMemo(() => richText(event.description), [event.description]);
  const tint = tintOf(event.photos);
  const initials = organiserInitials(event);
  const style = tint === null ? undefined : ({ '--tint': tint.color, '--tint-hue': tint.hue } as CSSProperties);
  const isOpenPage = !simple && panel === undefined && isSearchable(event);
  const namedAt = simple ? null : event.id;
  const isHydrated = useIsHydrated();
  const isSoldOut = isAnySoldOut(sessions, moment);
  const isComing = view.button.kind === 'COMING_SOON';
  // Of several, the session that moved says so.
  const isMoved = view.sessions === null && !view.cancelled && !view.ended && (sessions[0]?.moves ?? 0) > 0;
  const address = `${baseUrl}${localisedPath(paths.event(event.slug), locale)}`;
  return (
    <Ground style={style}>
      <PageHead
        title={event.name}
        description={event.summary}
        type="article"
        canonical={paths.event(event.slug)}
        hidden={panel !== undefined || !isSearchable(event)}
        image={card ?? previewCard(event, locale)}
      />
      {isSearchable(event) && (
        <JsonLd thing={import.meta.env.DESCRIBES === false ? null : structuredData(event, baseUrl, locale)} />
      )}
      {panel}
      <Poster>
        <CoverColumn>
          <Gallery items={items} name={event.name} />
          <OrganiserBeside>
            <OrganiserBlock organiser={event.organiser} initials={initials} place="BESIDE" eventId={namedAt} />
          </OrganiserBeside>
        </CoverColumn>
        <WordsColumn>
          <EventTitle event={event} isMoved={isMoved} />
          <EventFacts
            event={event}
            time={eventTime(event, locale)}
            leaf={calendarLeaf(event.beginAt, event.timezone, locale)}
          />
          {!view.cancelled && !view.ended && (
            <BesideFacts>
              <CalendarButton event={event} sessions={sessionsToCome(sessions, moment)} address={address} />
            </BesideFacts>
          )}
          {panel !== undefined ? null : isSearchable(event) ? (
            <RegistrationPanel
              view={view}
              locale={locale}
              timezone={event.timezone}
              requiredApproval={event.requiredApproval}
              simple={simple}
              waiting={
                isComing || isSoldOut || isAnyScarce(sessions) ? (
                  // Drawn by the server, its button would take no click until its part is loaded.
                  <div style={isComing || isSoldOut ? { minHeight: 52 } : { display: 'contents' }}>
                    <Suspense fallback={null}>
                      {!isHydrated ? null : isComing ? (
                        <RemindMe eventId={event.id} />
                      ) : (
                        <WaitingList eventId={event.id} sessions={sessions} timezone={event.timezone} now={moment} />
                      )}
                    </Suspense>
                  </div>
                ) : null
              }
              queue={
                isComing && event.waitingRoom && sessions[0] !== undefined ? (
                  <Suspense fallback={null}>
                    <WaitingRoomNote eventId={event.id} sessionId={sessions[0].id} />
                  </Suspense>
                ) : null
              }
              own={simple ? null : <OwnRegistration eventId={event.id} />}
              onSelect={setWanted}
            />
          ) : (
            <PrivateRegistration event={event} sessions={sessions} now={moment} address={address} />
          )}
          {!simple && (
            <About
              kind={event.type}
              nodes={nodes}
              name={event.name}
              address={address}
              card={previewCard(event, locale)}
              heartOf={hasFavourite(event.feature) ? event.id : null}
            />
          )}
          <OrganiserBelow>
            <OrganiserBlock organiser={event.organiser} initials={initials} place="BELOW" eventId={namedAt} />
          </OrganiserBelow>
        </WordsColumn>
      </Poster>
      {isOpenPage && leadsOn(view.button) && (
        <Suspense fallback={null}>
          <SimilarEvents event={event} />
        </Suspense>
      )}
      {isOpenPage && view.button.kind === 'BUY' && (
        <BuyBar
          button={view.button}
          price={view.lowestPrice === null ? null : priceText(view.lowestPrice, locale)}
          free={view.lowestPrice === 0}
        />
      )}
    </Ground>
  );
}
