import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeAnswers } from './merge-answers.ts';

const anyOrder = fc
  .array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 })
  .chain((quantities) => {
    const places = quantities.reduce((total, quantity) => total + quantity, 0);
    return fc.record({
      lines: fc.constant(quantities.map((quantity, at) => ({ id: `line-${at}`, quantity }))),
      answers: fc.constant(
        Array.from({ length: places }, (_, place) => ({ field_1: `answer ${place}`, field_2: place })),
      ),
      formPerTicket: fc.boolean(),
      places: fc.constant(places),
    });
  })
  .map((order) => ({
    ...order,
    attendees: Array.from({ length: order.formPerTicket ? order.places : 1 }, (_, at) => ({
      email: `guest-${at}@example.test`,
    })),
    formVersion: 3,
  }));

describe('answers beside attendees', () => {
  it('are merged into the attendees, as themselves and as a JSON text, with the version they answer [S4-28]', () => {
    const merged = mergeAnswers({
      lines: [
        { id: 'a', quantity: 1 },
        { id: 'b', quantity: 1 },
      ],
      attendees: [{ email: 'lan@example.test' }, { email: 'minh@example.test' }],
      formPerTicket: true,
      answers: [{ field_1: 'Vemoi' }, { field_1: 'Khác', field_2: 21 }],
      formVersion: 3,
    });
    const one = {
      attendee: { email: 'lan@example.test' },
      answers: { field_1: 'Vemoi' },
      metadata: '{"field_1":"Vemoi"}',
      formVersion: 3,
    };
    const other = {
      attendee: { email: 'minh@example.test' },
      answers: { field_1: 'Khác', field_2: 21 },
      metadata: '{"field_1":"Khác","field_2":21}',
      formVersion: 3,
    };
    expect(merged).toEqual([
      { cartLineId: 'a', attendees: [one] },
      { cartLineId: 'b', attendees: [other] },
    ]);
  });

  it('lose none and never change tickets: the n-th place of the order has the n-th answers', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const merged = mergeAnswers(order);
        expect(merged.map((line) => [line.cartLineId, line.attendees.length])).toEqual(
          order.lines.map(({ id, quantity }) => [id, quantity]),
        );
        const places = merged.flatMap((line) => line.attendees);
        expect(places.map((place) => place.answers)).toEqual(order.answers);
        expect(places.map((place) => JSON.parse(place.metadata))).toEqual(order.answers);
        expect(places.map((place) => place.attendee)).toEqual(
          order.answers.map((_, at) => order.attendees[order.formPerTicket ? at : 0]),
        );
      }),
    );
  });

  it('of a ticket that nobody was named for stand nowhere, so that the count tells', () => {
    const merged = mergeAnswers({
      lines: [{ id: 'a', quantity: 2 }],
      attendees: ['Lan'],
      formPerTicket: true,
      answers: [{ field_1: 'x' }, { field_1: 'y' }],
      formVersion: 1,
    });
    expect(merged[0]?.attendees.map(({ answers }) => answers)).toEqual([{ field_1: 'x' }]);
  });
});
