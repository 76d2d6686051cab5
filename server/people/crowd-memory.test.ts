import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeCrowdMemory } from './crowd-memory.ts';

const PLACES = 4;
const name = fc.string({ minLength: 1, maxLength: 8 });
const step = fc.oneof(
  fc.record({ act: fc.constant('set' as const), name, value: fc.integer() }),
  fc.record({ act: fc.constant('delete' as const), name, value: fc.constant(0) }),
  fc.record({ act: fc.constant('clear' as const), name, value: fc.constant(0) }),
);

it('what it answers is what was last said of that name, and nothing else; what came last is there', () => {
  fc.assert(
    fc.property(fc.array(step), fc.array(name), (steps, asked) => {
      const memory = makeCrowdMemory<number>(PLACES);
      const truth = new Map<string, number>();
      for (const { act, name: whose, value } of steps) {
        if (act === 'clear') {
          memory.clear();
          truth.clear();
        } else if (act === 'delete') {
          memory.delete(whose);
          truth.delete(whose);
        } else {
          memory.set(whose, value);
          truth.set(whose, value);
          expect(memory.get(whose)).toBe(value);
        }
      }
      for (const whose of [...asked, ...truth.keys()])
        expect([undefined, truth.get(whose)]).toContain(memory.get(whose));
      expect([...truth.keys()].filter((whose) => memory.get(whose) !== undefined).length).toBeLessThanOrEqual(PLACES);
    }),
  );
});

it('a crowd of ids finds most of its places free', () => {
  const memory = makeCrowdMemory<number>(8_192);
  const ids = Array.from({ length: 2_000 }, () => crypto.randomUUID());
  for (const [index, id] of ids.entries()) memory.set(id, index);
  // Of so many drawn at random about one in nine would have lost its place to a later one.
  expect(ids.filter((id, index) => memory.get(id) === index).length).toBeGreaterThan(1_600);
});
