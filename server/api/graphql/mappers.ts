/**
 * What resolvers hand to the fields of a type, where that is not the type itself: tools/codegen reads this list.
 * Key: type of the schema; value: module (relative to schema.gen.ts: graphql-codegen splits at the first '#', so no alias) and type.
 */
export const mappers: Readonly<Record<string, string>> = {
  Event: '../../application/catalogue/event-row.ts#EventRow',
  SectionEvent: '../../application/catalogue/section-event-row.ts#SectionEventRow',
  Ticket: '../../application/catalogue/ticket-row.ts#TicketRow',
  TicketAdmin: '../../application/catalogue/ticket-row.ts#TicketRow',
  Photo: '../../application/catalogue/photo-row.ts#PhotoRow',
  BoughtTicket: '../../application/tickets/bought-ticket-row.ts#BoughtTicketRow',
  PageMetadata: './cursor.ts#PageMetadataRow',
};
