import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeWireId, encodeWireId } from './wire-id.ts';

const eventId = fc.integer({ min: 1, max: 0x7fff_ffff });

describe('the wire id of an event-group row', () => {
  it('round-trips event and row', () => {
    fc.assert(
      fc.property(eventId, fc.uuid(), (event, row) => {
        const text = encodeWireId(event, row);
        expect(text).toMatch(/^[a-z2-7]{32}$/);
        expect(decodeWireId(text)).toEqual({ eventId: event, rowId: row });
      }),
    );
  });

  it('differs for rows that differ', () => {
    fc.assert(
      fc.property(eventId, eventId, fc.uuid(), fc.uuid(), (event, other, row, otherRow) => {
        expect(encodeWireId(event, row) === encodeWireId(other, otherRow)).toBe(event === other && row === otherRow);
      }),
    );
  });

  it('matches a fixed vector, so that old links still open', () => {
    expect(encodeWireId(1001, '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b')).toBe('aaaah2ibscq3fq6upzpyvgymduxd6ss3');
  });

  it('refuses any other text', () => {
    for (const text of [
      '',
      '1',
      'a'.repeat(31),
      'a'.repeat(33),
      'a'.repeat(32),
      'z'.repeat(32),
      'A'.repeat(32),
      '8'.repeat(32),
      '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f',
    ])
      expect(decodeWireId(text)).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = decodeWireId(text);
        expect(read === null || encodeWireId(read.eventId, read.rowId) === text).toBe(true);
      }),
    );
  });

  it('throws for an invalid row id', () => {
    expect(() => encodeWireId(0, '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b')).toThrow();
    expect(() => encodeWireId(1, 'abc')).toThrow();
  });
});
