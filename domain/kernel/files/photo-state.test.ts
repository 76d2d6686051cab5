import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOW } from '#test/builders/moments.ts';
import { reachable } from '#test/builders/reachable.ts';
import { changePhoto, PHOTO_CHANGES, PHOTO_TRANSITIONS, type PhotoState } from './photo-state.ts';

const STATES = Object.keys(PHOTO_TRANSITIONS) as PhotoState[];

describe('changing a picture', () => {
  it('is refused while processing [S5-17]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PHOTO_CHANGES), (change) => {
        const refusal = { code: 'PHOTO_PROCESSING', since: NOW };
        expect(changePhoto({ state: 'PROCESSING', processingSince: NOW }, change)).toEqual({ ok: false, refusal });
        expect(changePhoto({ state: 'READY', processingSince: NOW }, change)).toEqual({ ok: true, value: change });
      }),
    );
  });

  it.each([
    ['REPLACE', true],
    ['CROP', false],
    ['RELABEL', false],
    ['REMOVE', true],
  ] as const)('%s a failed picture: %s', (change, may) => {
    const failed = { state: 'FAILED', processingSince: NOW } as const;
    expect(changePhoto(failed, change)).toEqual(
      may ? { ok: true, value: change } : { ok: false, refusal: { code: 'PHOTO_FAILED' } },
    );
  });

  it('every state is reachable from an upload, and processing starts only from settled states', () => {
    expect([...reachable<PhotoState>(PHOTO_TRANSITIONS, 'PROCESSING')].sort()).toEqual(STATES.toSorted());
    for (const state of STATES) {
      const mayBegin = (PHOTO_TRANSITIONS[state] as readonly PhotoState[]).includes('PROCESSING');
      expect(mayBegin).toBe(changePhoto({ state, processingSince: NOW }, 'REPLACE').ok);
    }
  });
});
