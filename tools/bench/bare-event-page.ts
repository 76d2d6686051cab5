import type { EventPageQuery } from '#adapters/graphql/event/page/event-page.gen.ts';
import type { SessionsOnSaleQuery } from '#adapters/graphql/event/page/sessions-on-sale.gen.ts';
import { plateOf, printOf } from '#domain/event/plate/plate.ts';
import { videoLinks } from '#domain/event/video.ts';
import { fullName } from '#domain/kernel/names/person-name.ts';
import { corporateSlug, keptEventSlug } from '#domain/kernel/names/slug.ts';
import { anonymous } from '#domain/people/viewer.ts';
import { eventAbilities } from '#domain/permission/event-abilities.ts';
import { NOTHING_TAKEN, offerAsSet, offerTo } from '#domain/sale/quantity/offer.ts';
import { ExactReads } from '#server/event/ports/catalogue-reads.ts';
import { OrganiserHtml } from '#server/event/ports/organiser-html.ts';
import type { TicketRow } from '#server/event/ports/ticket-row.ts';
import type { Use } from '#server/main/container.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';

type Ticket = SessionsOnSaleQuery['published_sections_event'][number]['tickets'][number];

function ticketOf(ticket: TicketRow): Ticket {
  const { remaining, limit, heldByOthers } = offerTo(ticket, NOTHING_TAKEN);
  return {
    id: encodeWireId(ticket.eventId, ticket.ticketTypeId),
    name: ticket.name,
    description: ticket.description,
    note: ticket.note,
    price: ticket.price,
    quantity: remaining,
    limit,
    purchase_limit: offerAsSet(ticket).limit,
    already_bought: 0,
    limited_purchase: ticket.accountLimit,
    combo_purchase: ticket.multipleOf,
    begin_at: ticket.saleBeginAt,
    end_at: ticket.saleEndAt,
    ticket_type: ticket.mode,
    processing_ticket: heldByOthers,
    required_seat: ticket.requiredSeat,
    metadata: { original_price: ticket.originalPrice },
    base_price: ticket.price,
    // The bench sells without any.
    promotions: [],
  };
}

type Answer = EventPageQuery & SessionsOnSaleQuery;

/** What somebody would write by hand: the same statements, all at once where they can be, the same answer. */
export async function bareEventPage(use: Use, eventId: number): Promise<Answer | null> {
  const { catalogue, publishers, standing } = use(ExactReads);
  const [[event], facts, sessions, tickets, photos, categories] = await Promise.all([
    catalogue.events([eventId]),
    standing.facts([eventId], null),
    catalogue.sessionsOf([eventId]),
    catalogue.ticketsOf([eventId]),
    catalogue.photosOf([eventId]),
    catalogue.categories(),
  ]);
  const known = facts.get(eventId);
  if (event === undefined || known === undefined || !eventAbilities(anonymous, known).includes('event.view'))
    return null;
  const [[person], [corporate]] = await Promise.all([
    publishers.people([event.ownerAccountId]),
    event.corporateId === null ? Promise.resolve([]) : publishers.corporates([event.corporateId]),
  ]);
  const category = categories.find((one) => one.categoryId === event.categoryId);
  const { url, width, height, color } = printOf(plateOf(event.eventId, event.plate));
  return {
    event: {
      id: event.eventId,
      slug: keptEventSlug(event),
      name: event.name,
      summary: event.summary,
      address: event.address,
      begin_at: event.beginAt,
      end_at: event.endAt,
      timezone: event.timezone,
      type: event.type,
      event_type: event.eventType,
      status: event.status,
      archive: event.archive,
      feature: event.feature,
      required_approval: event.requiredApproval,
      is_required_form_ticket: event.isRequiredFormTicket,
      is_required_general_info: event.isRequiredGeneralInfo,
      is_required_addition_info: event.isRequiredAdditionInfo,
      enable_ticket_donation: event.enableTicketDonation,
      policy: event.policy === null ? null : JSON.stringify({ text: event.policy }),
      user:
        person === undefined
          ? null
          : {
              username: person.username,
              full_name: fullName(person),
              avatar: person.avatar,
            },
      corporate:
        corporate === undefined
          ? null
          : {
              slug: corporateSlug(corporate.companyName, corporate.corporateId),
              company_name: corporate.companyName,
              display_name: corporate.displayName,
              logo: corporate.logo,
            },
      photos: photos.map((photo) => ({
        id: encodeWireId(photo.eventId, photo.photoId),
        url: photo.url,
        thumbnail_url: photo.thumbnailUrl,
        label: photo.label,
        width: photo.width,
        height: photo.height,
        color: photo.color,
      })),
      print: { url, width, height, color },
      // The event that is measured is no series and has no waiting room.
      hard_code_id: null,
      waiting_room: false,
      description: use(OrganiserHtml).clean(event.description),
      videos: videoLinks(event.urls).map((url) => JSON.stringify({ url })),
      category: category === undefined ? null : { id: category.categoryId, name: category.nameEn },
    },
    published_sections_event: sessions.map((session) => ({
      id: session.sectionEventId,
      event_id: session.eventId,
      name: session.name,
      description: session.description,
      address: session.address,
      begin_at: session.beginAt,
      end_at: session.endAt,
      timezone: session.timezone,
      plan_sale: session.planSale,
      is_cancelled: session.cancelledAt !== null,
      moves: session.moves,
      tickets: tickets.filter((ticket) => ticket.sectionEventId === session.sectionEventId).map(ticketOf),
    })),
  };
}
