import type { EventFeature } from '#domain/event/event.ts';
import { plateOf, printOf } from '#domain/event/plate/plate.ts';
import { instant } from '#domain/kernel/instant.ts';
import type { EmailEventFacts } from '#server/platform/ports/email-facts.ts';

export const EMAIL_EVENT_COLUMNS = `
  e.event_id, e.feature, e.link_number,
  e.name AS event_name, e.organiser_name, s.section_event_id, s.name AS session_name, s.begin_at,
    s.end_at, s.timezone, e.plate,
  (SELECT json_build_object('url', f.url, 'color', f.color) FROM photo f WHERE f.event_id = e.event_id
    ORDER BY f.position, f.photo_id LIMIT 1) AS cover,
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
  eventId: row.event_id,
  feature: row.feature,
  linkNumber: row.link_number,
  name: row.event_name,
  organiser: row.organiser_name,
  sectionEventId: row.section_event_id,
  sessionName: row.session_name,
  beginAt: instant(row.begin_at),
  endAt: instant(row.end_at),
  timezone: row.timezone,
  place: row.place,
  picture: row.cover ?? printOf(plateOf(row.event_id, row.plate)),
});
