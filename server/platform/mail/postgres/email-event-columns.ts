import type { EventFeature } from '#domain/event/event.ts';
import { plateOf, printOf } from '#domain/event/plate/plate.ts';
import { instant } from '#domain/kernel/instant.ts';
import type { EmailAnnouncer, EmailEventFacts } from '#server/platform/ports/email-facts.ts';

const COVER = `(SELECT json_build_object('url', f.url, 'color', f.color) FROM photo f WHERE f.event_id = e.event_id
    ORDER BY f.position, f.photo_id LIMIT 1) AS cover`;

export const EMAIL_EVENT_COLUMNS = `
  e.event_id, e.feature, e.link_number,
  e.name AS event_name, e.organiser_name, s.section_event_id, s.name AS session_name, s.begin_at,
    s.end_at, s.timezone, e.plate,
  ${COVER},
  CASE WHEN e.event_type = 'ONLINE' THEN NULL ELSE coalesce(nullif(s.address, ''), nullif(e.address, '')) END AS place`;

export type EmailEventRow = {
  event_id: number;
  feature: EventFeature;
  link_number: number;
  event_name: string;
  organiser_name: string;
  section_event_id: number;
  session_name: string;
  begin_at: number;
  end_at: number;
  timezone: string;
  place: string | null;
  plate: string | null;
  cover: { readonly url: string; readonly color: string } | null;
};

export const emailEventFacts = (row: EmailEventRow): EmailEventFacts => ({
  ...announcerOf(row),
  sectionEventId: row.section_event_id,
  sessionName: row.session_name,
  beginAt: instant(row.begin_at),
  endAt: instant(row.end_at),
  timezone: row.timezone,
  place: row.place,
});

export const ANNOUNCER_COLUMNS = `e.event_id, e.feature, e.link_number, e.name AS event_name, e.organiser_name, e.plate,
  ${COVER}`;

export type AnnouncerRow = Pick<
  EmailEventRow,
  'event_id' | 'feature' | 'link_number' | 'event_name' | 'organiser_name' | 'plate' | 'cover'
>;

export const announcerOf = (row: AnnouncerRow): EmailAnnouncer => ({
  eventId: row.event_id,
  feature: row.feature,
  linkNumber: row.link_number,
  name: row.event_name,
  organiser: row.organiser_name,
  picture: row.cover ?? printOf(plateOf(row.event_id, row.plate)),
});
