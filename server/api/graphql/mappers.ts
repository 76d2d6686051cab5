/**
 * What resolvers hand to the fields of a type, where that is not the type itself: tools/codegen reads this list. Key:
 * type of the schema; value: module (relative to schema.gen.ts: graphql-codegen splits at the first '#', so no alias)
 * and type.
 */
export const mappers: Readonly<Record<string, string>> = {
  Event: '../../application/ports/event-row.ts#EventRow',
  SectionEvent: '../../application/ports/section-event-row.ts#SectionEventRow',
  Ticket: '../../application/ports/ticket-row.ts#TicketRow',
  TicketAdmin: '../../application/ports/ticket-row.ts#TicketRow',
  EventAdmin: '../../application/ports/event-row.ts#EventRow',
  Corporate: './corporate-face.ts#CorporateFace',
  Photo: '../../application/ports/photo-row.ts#PhotoRow',
  BoughtTicket: '../../application/ports/bought-ticket-row.ts#BoughtTicketRow',
  ShoppingItem: '../../application/ports/checkout-reader.ts#CartLine',
  PaymentCheckoutSession: '../../application/ports/checkout-reader.ts#CheckoutView',
  BankTransfer: '../../application/checkout/bank-transfer-of.ts#TransferInstruction',
  BankTransferPayment: '../../application/checkout/bank-transfer-of.ts#TransferInstruction',
  TicketDonation: '../../application/ports/checkout-notes.ts#DonationRow',
  UserOrder: '../../application/ports/checkout-reader.ts#OrderView',
  BoughtItem: './bought-item.ts#BoughtItemRow',
  Seat: '../../application/ports/seat-charts.ts#StandingSeat',
  IncomingTransfer: '../../application/ports/transfer-inbox.ts#StoredTransfer',
  RsvpInvitation: '../../application/rsvp/read-invitation.ts#ReadableInvitation',
  VemoiRoom: './room-access.ts#SeenRoom',
  AdditionForm: './form-rows.ts#EventFormRow',
  FormField: './form-rows.ts#QuestionRow',
  FilledForm: './form-rows.ts#AnsweredRow',
  PageMetadata: './cursor.ts#PageMetadataRow',
};
