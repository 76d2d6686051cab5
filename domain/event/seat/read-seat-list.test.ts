import { describe, expect, it } from 'vitest';
import { readSeatList } from './read-seat-list.ts';
import { MOST_ROWS, readSeatPlan } from './seat-plan.ts';

const HEAD = 'section,row,seat,x,y,ticket type,kind';
const TICKETS = [
  { id: 'std', name: 'Thường' },
  { id: 'vip', name: 'VIP' },
];
const read = (...lines: readonly string[]) => readSeatList([HEAD, ...lines].join('\n'), TICKETS, 'MA');
const listOf = (...lines: readonly string[]) => {
  const list = read(...lines);
  if (!list.ok) throw new Error(list.refusal.kind);
  return list.value;
};

describe('a hall from a CSV', () => {
  it('has its rows from the front, with aisles, numbers, tickets and kinds', () => {
    const { rows, seats, bad } = listOf(
      ',B,2,120,40,thuong,accessible',
      ',B,4,100,40,Thường,companion',
      ',A,1,100,20,VIP,',
      ',A,3,120,20,vip,special',
      ',A,5,180,20,VIP,blocked',
      'Ban công,A,1,"100,0",90,,',
    );
    expect(bad).toEqual([]);
    expect(seats).toBe(6);
    expect(rows).toEqual([
      { section: '', name: 'A', layout: '.*__#', ticketTypeId: 'vip', specialCode: 'MA', numbers: ['1', '3', '5'] },
      { section: '', name: 'B', layout: 'CA', ticketTypeId: 'std', specialCode: null, numbers: ['4', '2'] },
      { section: 'Ban công', name: 'A', layout: '.', ticketTypeId: null, specialCode: null, numbers: ['1'] },
    ]);
    const plan = readSeatPlan(rows);
    expect(plan.ok && plan.value.map(({ alias }) => alias)).toEqual(['A1', 'A3', 'A5', 'B4', 'B2', 'Ban công A1']);
  });

  it('reports each bad line and keeps the others', () => {
    const { rows, bad } = listOf(
      ',A,1,1,1,,',
      ',,2,2,1,,',
      ',A,,2,1,,',
      ',A,2,left,1,,',
      ',A,2,2,,,',
      ',A,2,2,1,Gold,',
      ',A,2,2,1,,sofa',
      ',A,1,2,1,,',
      ',A,2,1,1,,',
      ',A,2,2,1,VIP,',
      ',A,2,2,1',
      ',A,9,999,1,,',
      ',A,3,2,1,,',
    );
    expect(rows.map(({ layout, numbers }) => [layout, numbers])).toEqual([['..', ['1', '3']]]);
    expect(bad).toEqual([
      { line: 3, problem: 'ROW_MISSING' },
      { line: 4, problem: 'SEAT_MISSING' },
      { line: 5, problem: 'NOT_A_PLACE' },
      { line: 6, problem: 'NOT_A_PLACE' },
      { line: 7, problem: 'UNKNOWN_TICKET' },
      { line: 8, problem: 'UNKNOWN_KIND' },
      { line: 9, problem: 'SEAT_TWICE' },
      { line: 10, problem: 'PLACE_TWICE' },
      { line: 11, problem: 'ROW_MIXED' },
      { line: 12, problem: 'WRONG_NUMBER_OF_CELLS' },
      { line: 13, problem: 'ROW_TOO_WIDE' },
    ]);
  });

  it('is refused without a column, without lines, and with too many rows', () => {
    expect(readSeatList('row,seat\nA,1', [], null)).toEqual({
      ok: false,
      refusal: { kind: 'COLUMN_MISSING', column: 'section' },
    });
    expect(readSeatList('', [], null)).toEqual({ ok: false, refusal: { kind: 'EMPTY' } });
    const rows = Array.from({ length: MOST_ROWS + 1 }, (_none, at) => `,R${at},1,1,${at},,`);
    expect(read(...rows)).toEqual({ ok: false, refusal: { kind: 'TOO_MANY_ROWS' } });
    const many = Array.from({ length: 30_001 }, () => ',A,1,1,1,,');
    expect(read(...many)).toEqual({ ok: false, refusal: { kind: 'TOO_MANY_ROWS' } });
  });
});
