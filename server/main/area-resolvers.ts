import { accountResolvers } from '#server/api/graphql/account.resolvers.ts';
import { cartResolvers } from '#server/api/graphql/cart.resolvers.ts';
import { catalogueResolvers } from '#server/api/graphql/catalogue.resolvers.ts';
import { checkoutResolvers } from '#server/api/graphql/checkout.resolvers.ts';
import { contactResolvers } from '#server/api/graphql/contact.resolvers.ts';
import { doorResolvers } from '#server/api/graphql/door.resolvers.ts';
import { eventOrdersResolvers } from '#server/api/graphql/event-orders.resolvers.ts';
import { eventReportResolvers } from '#server/api/graphql/event-report.resolvers.ts';
import { eventTeamResolvers } from '#server/api/graphql/event-team.resolvers.ts';
import { favouritesResolvers } from '#server/api/graphql/favourites.resolvers.ts';
import { guestTicketsResolvers } from '#server/api/graphql/guest-tickets.resolvers.ts';
import { invitingResolvers } from '#server/api/graphql/inviting.resolvers.ts';
import { kycResolvers } from '#server/api/graphql/kyc.resolvers.ts';
import { moneyResolvers } from '#server/api/graphql/money.resolvers.ts';
import { ordersResolvers } from '#server/api/graphql/orders.resolvers.ts';
import { organisingResolvers } from '#server/api/graphql/organising.resolvers.ts';
import { profilesResolvers } from '#server/api/graphql/profiles.resolvers.ts';
import { questionnaireResolvers } from '#server/api/graphql/questionnaire.resolvers.ts';
import { rehearsalResolvers } from '#server/api/graphql/rehearsal.resolvers.ts';
import { roomsResolvers } from '#server/api/graphql/rooms.resolvers.ts';
import { rsvpResolvers } from '#server/api/graphql/rsvp.resolvers.ts';
import type { Resolvers } from '#server/api/graphql/schema.gen.ts';
import { seatsResolvers } from '#server/api/graphql/seats.resolvers.ts';
import { ticketHandsResolvers } from '#server/api/graphql/ticket-hands.resolvers.ts';
import { ticketsResolvers } from '#server/api/graphql/tickets.resolvers.ts';

/** The resolvers of every area: a new area adds its line. */
export const areaResolvers: readonly Resolvers[] = [
  accountResolvers,
  cartResolvers,
  catalogueResolvers,
  checkoutResolvers,
  contactResolvers,
  doorResolvers,
  eventOrdersResolvers,
  eventReportResolvers,
  eventTeamResolvers,
  favouritesResolvers,
  guestTicketsResolvers,
  kycResolvers,
  invitingResolvers,
  questionnaireResolvers,
  moneyResolvers,
  ordersResolvers,
  organisingResolvers,
  profilesResolvers,
  rehearsalResolvers,
  roomsResolvers,
  rsvpResolvers,
  seatsResolvers,
  ticketHandsResolvers,
  ticketsResolvers,
];
