import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reachable } from '#test/builders/reachable.ts';
import { changePhoto, PHOTO_CHANGES, PHOTO_TRANSITIONS, type PhotoState } from './photo-state.ts';

const STATES = Object.keys(PHOTO_TRANSITIONS) as PhotoState[];

describe('changing a picture', () => {
  it('is refused while processing [S5-17]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PHOTO_CHANGES), (change) => {
        expect(changePhoto('PROCESSING', change)).toEqual({ ok: false, refusal: { code: 'PHOTO_PROCESSING' } });
        expect(changePhoto('READY', change)).toEqual({ ok: true, value: change });
      }),
    );
  });

  it.each([
    ['REPLACE', true],
    ['CROP', false],
    ['RELABEL', false],
    ['REMOVE', true],
  ] as const)('%s a failed picture: %s', (change, may) => {
    expect(changePhoto('FAILED', change)).toEqual(
      may ? { ok: true, value: change } : { ok: false, refusal: { code: 'PHOTO_FAILED' } },
    );
  });

  it('every state is reachable from an upload, and processing starts only from settled states', () => {
    expect([...reachable<PhotoState>(PHOTO_TRANSITIONS, 'PROCESSING')].sort()).toEqual(STATES.toSorted());
    for (const state of STATES) {
      const mayBegin = (PHOTO_TRANSITIONS[state] as readonly PhotoState[]).includes('PROCESSING');
      expect(mayBegin).toBe(changePhoto(state, 'REPLACE').ok);
    }
  });
});
