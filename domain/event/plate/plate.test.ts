import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawPrint } from './draw-print.ts';
import {
  MOTIFS,
  PALETTE_NAMES,
  PLATES_OFFERED,
  type Plate,
  plateAt,
  plateName,
  plateNamed,
  plateOf,
  platesBeside,
  printOf,
} from './plate.ts';

const anyEventId = fc.integer({ min: 1, max: 2_147_483_647 });
const anyPlate = fc.record({
  motif: fc.constantFrom(...MOTIFS),
  palette: fc.constantFrom(...PALETTE_NAMES),
  seed: fc.integer({ min: 0, max: 2_147_483_647 }),
});

describe('the plate of an event', () => {
  it('is the same for one event, and its address names it', () => {
    fc.assert(
      fc.property(anyEventId, (eventId) => {
        expect(plateOf(eventId, null)).toEqual(plateOf(eventId, null));
        expect(plateAt(printOf(plateOf(eventId, null)).url)).toEqual(plateOf(eventId, null));
      }),
    );
  });

  it('differs in motif or palette from the next event’s, and a thousand events use every pair', () => {
    const pair = (eventId: number): string => `${plateOf(eventId, null).motif} ${plateOf(eventId, null).palette}`;
    const ids = Array.from({ length: 1_000 }, (_, at) => at + 1);
    for (const id of ids) expect(pair(id)).not.toBe(pair(id + 1));
    expect(new Set(ids.map(pair)).size).toBe(MOTIFS.length * PALETTE_NAMES.length);
  });

  it('is the one that its organiser chose, by its name; a name of no plate chooses nothing', () => {
    fc.assert(
      fc.property(anyEventId, anyPlate, (eventId, plate) => {
        expect(plateNamed(plateName(plate))).toEqual(plate);
        expect(plateOf(eventId, plateName(plate))).toEqual(plate);
        expect(plateOf(eventId, 'dragon-jade-1')).toEqual(plateOf(eventId, null));
      }),
    );
  });

  it('is offered first among twelve that differ in motif or palette', () => {
    fc.assert(
      fc.property(anyPlate, (plate) => {
        const offered = platesBeside(plate);
        expect(offered[0]).toEqual(plate);
        expect(offered).toHaveLength(PLATES_OFFERED);
        expect(new Set(offered.map(({ motif, palette }: Plate) => `${motif} ${palette}`)).size).toBe(PLATES_OFFERED);
        for (const one of offered) expect(plateNamed(plateName(one))).toEqual(one);
      }),
    );
  });

  it('is not named by any other address', () => {
    for (const address of [
      '/api/print/hills-jade-2147483648.svg',
      '/api/print/dragon-jade-1.svg',
      '/api/print/hills-pink-1.svg',
      '/api/print/hills-jade-1.svg?x=1',
      '/api/print/hills-jade--1.svg',
      '/files/hills-jade-1.svg',
      '',
    ])
      expect(plateAt(address)).toBe(null);
    expect(plateAt('https://vemoi.vn/api/print/hills-jade-1.svg')).toEqual({
      motif: 'hills',
      palette: 'jade',
      seed: 1,
    });
  });
});

describe('a print', () => {
  it('is the same for one plate, one closed SVG element, and loads nothing', () => {
    fc.assert(
      fc.property(anyPlate, (plate) => {
        const svg = drawPrint(plate);
        expect(svg).toBe(drawPrint(plate));
        expect(svg).toMatch(/^<svg [^>]*>.*<\/svg>$/s);
        expect(svg).not.toMatch(/NaN|undefined|<image|<script|href/);
      }),
      { numRuns: 60 },
    );
  });
});
