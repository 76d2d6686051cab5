import type { PublishBlocker } from '#domain/event/event-refusals.ts';
import { type PublishDraft, publishBlockers } from '#domain/event/publish-blockers.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { EventPapers } from '#server/event/ports/event-store.ts';
import type { OrganisingPorts } from './organising-ports.ts';

type Ports = Pick<OrganisingPorts, 'publishers' | 'clock'>;

async function corporateStatus(ports: Ports, corporateId: number | null): Promise<PublishDraft['corporateStatus']> {
  if (corporateId === null) return null;
  const [corporate] = await ports.publishers.corporates([corporateId]);
  return corporate?.status ?? 'REJECTED';
}

export async function isPublisherSuspended(ports: Pick<Ports, 'publishers'>, { event }: EventPapers): Promise<boolean> {
  if (event.corporateId !== null) return false;
  const [person] = await ports.publishers.people([event.ownerAccountId]);
  return person?.suspended === true;
}

type Publisher = Pick<PublishDraft, 'corporateStatus' | 'publisherSuspended'>;
const draftOf = ({ event, sessions, tickets }: EventPapers, publisher: Publisher): PublishDraft => ({
  name: event.name,
  feature: event.feature,
  format: event.eventType,
  address: event.address,
  urls: event.urls,
  sessions: sessions.map((session) => ({
    endAt: session.endAt,
    address: session.address,
    urls: session.urls,
    ticketTypeCount: tickets.filter((ticket) => ticket.sectionEventId === session.sectionEventId).length,
  })),
  ...publisher,
});

export const blockersOf = async (ports: Ports, papers: EventPapers): Promise<PublishBlocker[]> =>
  publishBlockers(
    draftOf(papers, {
      corporateStatus: await corporateStatus(ports, papers.event.corporateId),
      publisherSuspended: await isPublisherSuspended(ports, papers),
    }),
    ports.clock.now(),
  );

/** Blockers that a published event already had are tolerated. */
export async function keepsPublishable(
  ports: Ports,
  before: EventPapers,
  after: EventPapers,
): Promise<Result<null, RefusalOf<'NOT_READY_TO_PUBLISH'>>> {
  if (before.event.status !== 'PUBLISHED') return ok(null);
  const known = await blockersOf(ports, before);
  const blockers = (await blockersOf(ports, after)).filter((blocker) => !known.includes(blocker));
  return blockers.length === 0 ? ok(null) : refused({ code: 'NOT_READY_TO_PUBLISH', blockers });
}
