/**
 * The source type of each schema type, where it differs from the type itself; read by tools/codegen. Value: module and
 * type, relative to schema.gen.ts, because graphql-codegen splits at the first '#' and so knows no alias.
 */
export const mappers: Readonly<Record<string, string>> = {
  Event: '../../event/ports/event-row.ts#EventRow',
  SectionEvent: '../../event/ports/section-event-row.ts#SectionEventRow',
  Ticket: '../../event/ports/ticket-row.ts#TicketRow',
  TicketAdmin: '../../event/ports/ticket-row.ts#TicketRow',
  EventAdmin: '../../event/ports/event-row.ts#EventRow',
  Corporate: '../../people/api/public-corporate.ts#PublicCorporate',
  Photo: '../../event/ports/photo-row.ts#PhotoRow',
  BoughtTicket: '../../ticket/ports/bought-ticket-row.ts#BoughtTicketRow',
  GivenTicket: '../../ticket/read-gift.ts#Gift',
  ShoppingItem: '../../sale/ports/checkout-reader.ts#CartLine',
  PaymentCheckoutSession: '../../sale/ports/checkout-reader.ts#CheckoutView',
  BankTransfer: '../../sale/bank-transfer-of.ts#TransferInstruction',
  BankTransferPayment: '../../sale/bank-transfer-of.ts#TransferInstruction',
  TicketDonation: '../../sale/ports/cart-details.ts#DonationRow',
  UserOrder: '../../sale/ports/checkout-reader.ts#OrderView',
  BoughtItem: '../../ticket/api/bought-item.ts#BoughtItemRow',
  Seat: '../../event/ports/seat-charts.ts#StandingSeat',
  RefundToPay: '../../money/ports/refund-payouts.ts#Payout',
  RefundLink: '../../money/ports/refund-payouts.ts#Payout',
  IncomingTransfer: '../../money/ports/transfer-inbox.ts#StoredTransfer',
  UnreadBankNotice: '../../money/ports/unread-notices.ts#UnreadNotice',
  RsvpInvitation: '../../rsvp/read-invitation.ts#ReadableInvitation',
  VemoiRoom: '../../event/api/room-access.ts#SeenRoom',
  AdditionForm: '../../event/api/form-rows.ts#EventFormRow',
  FormField: '../../event/api/form-rows.ts#QuestionRow',
  FilledForm: '../../event/api/form-rows.ts#AnsweredRow',
  PageMetadata: './cursor.ts#PageMetadataRow',
};
