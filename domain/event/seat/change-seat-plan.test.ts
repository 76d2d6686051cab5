import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeSeatPlan, type PlacedSeat } from './change-seat-plan.ts';
import { type PlannedSeat, readSeatPlan } from './seat-plan.ts';

const planOf = (...rows: readonly string[]) => {
  const plan = readSeatPlan(
    rows.map((row) => {
      const [name = '', layout = '', ticketTypeId = null] = row.split(' ');
      return { section: '', name, layout, ticketTypeId, specialCode: 'VIP' };
    }),
  );
  if (!plan.ok) throw new Error(plan.refusal.field);
  return plan.value.map((seat, at) => ({ ...seat, seatId: `new ${at}` }));
};
const standing = (taken: readonly string[], ...rows: readonly string[]): readonly PlacedSeat[] =>
  planOf(...rows).map(({ blocked: _blocked, ...seat }: PlannedSeat & { seatId: string }, at) => ({
    ...seat,
    seatId: `old ${at}`,
    isTaken: taken.includes(seat.alias),
  }));

describe('a change of a seat map', () => {
  it('keeps seats of the same name, and adds and removes free ones', () => {
    const changed = changeSeatPlan(standing(['A2'], 'A ...'), planOf('Z ..', 'A ..'));
    expect(changed.ok && changed.value.map(({ alias, row, seatId, isTaken }) => [alias, row, seatId, isTaken])).toEqual(
      [
        ['Z1', 0, 'new 0', false],
        ['Z2', 0, 'new 1', false],
        ['A1', 1, 'old 0', false],
        ['A2', 1, 'old 1', true],
      ],
    );
  });

  it.each([
    ['removed', ['A .']],
    ['of another row', ['B ..']],
    ['taken out of the sale', ['A .#']],
    ['moved', ['A ._.']],
    ['made accessible', ['A .A']],
    ['made special', ['A .*']],
    ['given to another ticket', ['A .. vip']],
  ] as const)('is refused with the name of a taken seat that is %s', (_how, rows) => {
    expect(changeSeatPlan(standing(['A2'], 'A ..'), planOf(...rows))).toEqual({
      ok: false,
      refusal: { code: 'SEATS_TAKEN', seats: ['A2'] },
    });
  });

  it('never loses or moves a taken seat', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('.', 'A', '#', '*', '_'), { maxLength: 12 }), fc.nat(11), (layout, at) => {
        const name = `A${at + 1}`;
        const changed = changeSeatPlan(standing([name], 'A ............'), planOf(`A ${layout.join('')}`));
        const kept = changed.ok ? changed.value.filter(({ isTaken }) => isTaken) : [];
        expect(kept.map(({ alias, place }) => [alias, place])).toEqual(changed.ok ? [[name, at]] : []);
      }),
    );
  });
});
