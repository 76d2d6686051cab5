/**
 * What resolvers hand to the fields of a type, where that is not the type itself: tools/codegen reads this list.
 * Key: type of the schema; value: module and type, as graphql-codegen writes them.
 */
export const mappers: Readonly<Record<string, string>> = {
  Event: '#server/application/catalogue/event-row.ts#EventRow',
  SectionEvent: '#server/application/catalogue/section-event-row.ts#SectionEventRow',
  Ticket: '#server/application/catalogue/ticket-row.ts#TicketRow',
  TicketAdmin: '#server/application/catalogue/ticket-row.ts#TicketRow',
  Photo: '#server/application/catalogue/photo-row.ts#PhotoRow',
  BoughtTicket: '#server/application/tickets/bought-ticket-row.ts#BoughtTicketRow',
  PageMetadata: './cursor.ts#PageMetadataRow',
};
