import { donationKey } from '#server/event/ports/event-book.ts';
import type { CartDetails } from '#server/sale/ports/cart-details.ts';
import type { MemoryEventBooks } from './memory-event-books.ts';

export const makeMemoryCartDetails = ({ books }: MemoryEventBooks): CartDetails => ({
  writeAttendees: async (eventId, reservationId, accountId, attendees) => {
    const book = books.get(eventId);
    const line = book?.stock.reservations.find((each) => each.reservationId === reservationId);
    if (book === undefined || line?.accountId !== accountId || line.state !== 'HELD') return false;
    books.set(eventId, { ...book, attendees: new Map([...book.attendees, [reservationId, attendees]]) });
    return true;
  },
  writeDonation: async ({ eventId, sectionEventId, accountId, amount, message, inRoom }) => {
    const book = books.get(eventId);
    if (book === undefined) throw new Error(`No books of event ${eventId}`);
    const donations = new Map(book.donations);
    if (amount === 0) donations.delete(donationKey(sectionEventId, accountId));
    else donations.set(donationKey(sectionEventId, accountId), { amount, message, inRoom });
    books.set(eventId, { ...book, donations });
  },
  acceptsDonations: async (eventId) => books.get(eventId)?.donationEnabled === true,
});
