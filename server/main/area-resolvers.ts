import { checkInsResolvers } from '#server/door/api/check-ins.resolvers.ts';
import { doorResolvers } from '#server/door/api/door.resolvers.ts';
import { gatePassesResolvers } from '#server/door/api/gate-passes.resolvers.ts';
import { bouncesResolvers } from '#server/event/api/bounces/bounces.resolvers.ts';
import { calendarResolvers } from '#server/event/api/calendar.resolvers.ts';
import { cancellationsResolvers } from '#server/event/api/cancellations.resolvers.ts';
import { catalogueResolvers } from '#server/event/api/catalogue.resolvers.ts';
import { contractResolvers } from '#server/event/api/contract/contract.resolvers.ts';
import { eventActsResolvers } from '#server/event/api/event-acts.resolvers.ts';
import { eventMessagesResolvers } from '#server/event/api/event-messages.resolvers.ts';
import { eventTeamResolvers } from '#server/event/api/event-team.resolvers.ts';
import { favouritesResolvers } from '#server/event/api/favourites.resolvers.ts';
import { guestMailingsResolvers } from '#server/event/api/guest-mailings.resolvers.ts';
import { listingResolvers } from '#server/event/api/listing/listing.resolvers.ts';
import { mediaResolvers } from '#server/event/api/media/media.resolvers.ts';
import { organisingResolvers } from '#server/event/api/organising.resolvers.ts';
import { questionnaireResolvers } from '#server/event/api/questionnaire.resolvers.ts';
import { roomsResolvers } from '#server/event/api/rooms.resolvers.ts';
import { saleRemindersResolvers } from '#server/event/api/sale-reminders.resolvers.ts';
import { seatsResolvers } from '#server/event/api/seats.resolvers.ts';
import { homeBannersResolvers } from '#server/event/banners/api/home-banners.resolvers.ts';
import { categoriesResolvers } from '#server/event/categories/api/categories.resolvers.ts';
import { integrityResolvers } from '#server/ledger/api/integrity.resolvers.ts';
import { cardsResolvers } from '#server/money/api/cards.resolvers.ts';
import { moneyResolvers } from '#server/money/api/money.resolvers.ts';
import { statementResolvers } from '#server/money/api/statement.resolvers.ts';
import { accountResolvers } from '#server/people/api/account.resolvers.ts';
import { contactResolvers } from '#server/people/api/contact.resolvers.ts';
import { corporatesResolvers } from '#server/people/api/corporates.resolvers.ts';
import { kycResolvers } from '#server/people/api/kyc.resolvers.ts';
import { membersResolvers } from '#server/people/api/members.resolvers.ts';
import { profilesResolvers } from '#server/people/api/profiles.resolvers.ts';
import { registrantResolvers } from '#server/people/api/registrant.resolvers.ts';
import { usersResolvers } from '#server/people/api/users.resolvers.ts';
import { savedFiltersResolvers } from '#server/people/filters/api/saved-filters.resolvers.ts';
import { leadsResolvers } from '#server/people/leads/api/leads.resolvers.ts';
import { auditResolvers } from '#server/platform/audit/api/audit.resolvers.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { setAsideResolvers } from '#server/platform/set-aside/api/set-aside.resolvers.ts';
import { earningsResolvers } from '#server/programme/api/earnings.resolvers.ts';
import { feesResolvers } from '#server/programme/api/fees.resolvers.ts';
import { programmeResolvers } from '#server/programme/api/programme.resolvers.ts';
import { eventReportResolvers } from '#server/report/api/event-report.resolvers.ts';
import { revenueResolvers } from '#server/report/api/revenue.resolvers.ts';
import { reportExportsResolvers } from '#server/report/exports/api/report-exports.resolvers.ts';
import { invitingResolvers } from '#server/rsvp/api/inviting.resolvers.ts';
import { rsvpResolvers } from '#server/rsvp/api/rsvp.resolvers.ts';
import { cartResolvers } from '#server/sale/api/cart.resolvers.ts';
import { checkoutResolvers } from '#server/sale/api/checkout.resolvers.ts';
import { eInvoicesResolvers } from '#server/sale/api/e-invoices.resolvers.ts';
import { eventOrdersResolvers } from '#server/sale/api/event-orders.resolvers.ts';
import { manualPaymentsResolvers } from '#server/sale/api/manual-payments.resolvers.ts';
import { orderRecordResolvers } from '#server/sale/api/order-record.resolvers.ts';
import { ordersResolvers } from '#server/sale/api/orders.resolvers.ts';
import { promotionPaymentsResolvers } from '#server/sale/api/promotion-payments.resolvers.ts';
import { promotionsResolvers } from '#server/sale/api/promotions.resolvers.ts';
import { refundsResolvers } from '#server/sale/api/refunds.resolvers.ts';
import { waitingListResolvers } from '#server/sale/api/waiting-list.resolvers.ts';
import { attendeesResolvers } from '#server/ticket/api/attendees.resolvers.ts';
import { guestGroupsResolvers } from '#server/ticket/api/guest-groups.resolvers.ts';
import { guestTicketsResolvers } from '#server/ticket/api/guest-tickets.resolvers.ts';
import { portalResolvers } from '#server/ticket/api/portal.resolvers.ts';
import { selfServiceResolvers } from '#server/ticket/api/self-service.resolvers.ts';
import { shownGuestsResolvers } from '#server/ticket/api/shown-guests.resolvers.ts';
import { ticketHandsResolvers } from '#server/ticket/api/ticket-hands.resolvers.ts';
import { ticketsResolvers } from '#server/ticket/api/tickets.resolvers.ts';
import { rehearsalResolvers } from '#server/waiting-room/api/rehearsal.resolvers.ts';

export const areaResolvers: readonly Resolvers[] = [
  accountResolvers,
  attendeesResolvers,
  auditResolvers,
  calendarResolvers,
  cancellationsResolvers,
  cardsResolvers,
  cartResolvers,
  catalogueResolvers,
  checkoutResolvers,
  contactResolvers,
  contractResolvers,
  corporatesResolvers,
  doorResolvers,
  checkInsResolvers,
  gatePassesResolvers,
  eventOrdersResolvers,
  manualPaymentsResolvers,
  waitingListResolvers,
  eventReportResolvers,
  eventActsResolvers,
  eventMessagesResolvers,
  guestMailingsResolvers,
  bouncesResolvers,
  eventTeamResolvers,
  favouritesResolvers,
  saleRemindersResolvers,
  homeBannersResolvers,
  categoriesResolvers,
  savedFiltersResolvers,
  feesResolvers,
  guestGroupsResolvers,
  guestTicketsResolvers,
  integrityResolvers,
  kycResolvers,
  listingResolvers,
  invitingResolvers,
  leadsResolvers,
  questionnaireResolvers,
  mediaResolvers,
  membersResolvers,
  moneyResolvers,
  orderRecordResolvers,
  ordersResolvers,
  organisingResolvers,
  portalResolvers,
  profilesResolvers,
  earningsResolvers,
  programmeResolvers,
  promotionPaymentsResolvers,
  promotionsResolvers,
  refundsResolvers,
  eInvoicesResolvers,
  registrantResolvers,
  rehearsalResolvers,
  reportExportsResolvers,
  revenueResolvers,
  roomsResolvers,
  rsvpResolvers,
  seatsResolvers,
  statementResolvers,
  selfServiceResolvers,
  setAsideResolvers,
  shownGuestsResolvers,
  ticketHandsResolvers,
  ticketsResolvers,
  usersResolvers,
];
