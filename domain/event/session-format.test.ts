import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ATTENDANCE_MODES, EVENT_FORMATS } from './event.ts';
import { sessionFormat } from './session-format.ts';

describe('the format of a session', () => {
  it('is that of its tickets, and hybrid where they differ', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...ATTENDANCE_MODES), { minLength: 1 }),
        fc.constantFrom(...EVENT_FORMATS),
        (modes, eventFormat) => {
          const [only, another] = new Set(modes);
          expect(sessionFormat(modes, eventFormat)).toBe(another === undefined ? only : 'HYBRID');
        },
      ),
    );
  });

  it.each(EVENT_FORMATS)('is %s with its event until it has tickets', (eventFormat) => {
    expect(sessionFormat([], eventFormat)).toBe(eventFormat);
  });
});
