import { expect, it } from 'vitest';
import { placesInLineOrder } from './places-in-line-order.ts';

const place = (ticketTypeId: string, attendee: string) => ({ ticketTypeId, attendee });

it('who was filled in for a ticket type goes with its lines, in whatever order these were held', () => {
  const places = [place('a', 'Lan'), place('a', 'Minh'), place('b', 'An'), place('a', 'Hoa')];
  const lines = [
    { ticketTypeId: 'b', quantity: 1 },
    { ticketTypeId: 'a', quantity: 2 },
    { ticketTypeId: 'a', quantity: 1 },
  ];
  expect(placesInLineOrder(lines, places)).toEqual(['An', 'Lan', 'Minh', 'Hoa']);
  expect(placesInLineOrder([{ ticketTypeId: 'b', quantity: 2 }], places)).toEqual(['An']);
});
