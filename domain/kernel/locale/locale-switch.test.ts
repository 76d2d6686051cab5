import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { given } from '#test/builders/given.ts';
import { LOCALES } from './locale.ts';
import {
  evolveLocale,
  finaliseLocaleSwitch,
  type LocaleSwitchEvent,
  type SpokenLocale,
  switchLocale,
} from './locale-switch.ts';

const page = given<SpokenLocale, LocaleSwitchEvent>(evolveLocale, { kind: 'UNSET' });
const setUpInEnglish: readonly LocaleSwitchEvent[] = [
  { kind: 'BEFORE_LOCALE_SWITCH', oldLocale: null, newLocale: 'en', initialSetup: true },
  { kind: 'LOCALE_SWITCHED', oldLocale: null, newLocale: 'en' },
];
const beforeVietnamese: LocaleSwitchEvent = {
  kind: 'BEFORE_LOCALE_SWITCH',
  oldLocale: 'en',
  newLocale: 'vi',
  initialSetup: false,
};
const vietnameseNow: LocaleSwitchEvent = { kind: 'LOCALE_SWITCHED', oldLocale: 'en', newLocale: 'vi' };

describe('switching the language', () => {
  it('announces from, to and setup before the change, then the change [S4-55]', () => {
    page()
      .when((state) => switchLocale(state, 'en', 'NOW'))
      .thenHappens(...setUpInEnglish)
      .when((state) => switchLocale(state, 'vi', 'NOW'))
      .thenHappens(beforeVietnamese, vietnameseNow);
  });

  it('can be decided now and applied later [S4-56]', () => {
    const waiting = page(...setUpInEnglish)
      .when((state) => switchLocale(state, 'vi', 'LATER'))
      .thenHappens(beforeVietnamese);
    expect(waiting.state).toEqual({ kind: 'CHANGING', from: 'en', to: 'vi' });
    const spoken = waiting.when((state) => finaliseLocaleSwitch(state)).thenHappens(vietnameseNow);
    expect(spoken.state).toEqual({ kind: 'SPOKEN', locale: 'vi' });
    spoken.when((state) => finaliseLocaleSwitch(state)).thenRefused({ code: 'NO_CHANGE_PENDING' });
  });

  it('to the current language is refused', () => {
    page(...setUpInEnglish)
      .when((state) => switchLocale(state, 'en', 'NOW'))
      .thenRefused({ code: 'SAME_LOCALE' })
      .when((state) => switchLocale(state, 'en', 'LATER'))
      .thenRefused({ code: 'SAME_LOCALE' });
    page()
      .when((state) => finaliseLocaleSwitch(state))
      .thenRefused({ code: 'NO_CHANGE_PENDING' });
  });

  it('to the pending language applies it at once and never schedules it twice', () => {
    page(...setUpInEnglish, beforeVietnamese)
      .when((state) => switchLocale(state, 'vi', 'LATER'))
      .thenRefused({ code: 'SAME_LOCALE' })
      .when((state) => switchLocale(state, 'vi', 'NOW'))
      .thenHappens(vietnameseNow);
  });

  it('back to the current language cancels a pending change', () => {
    page(...setUpInEnglish, beforeVietnamese)
      .when((state) => switchLocale(state, 'en', 'NOW'))
      .thenHappens(
        { kind: 'BEFORE_LOCALE_SWITCH', oldLocale: 'en', newLocale: 'en', initialSetup: false },
        { kind: 'LOCALE_SWITCHED', oldLocale: 'en', newLocale: 'en' },
      );
  });

  it('setup is the first change only, and can be pending too', () => {
    page()
      .when((state) => switchLocale(state, 'vi', 'LATER'))
      .thenHappens({ kind: 'BEFORE_LOCALE_SWITCH', oldLocale: null, newLocale: 'vi', initialSetup: true })
      .when((state) => finaliseLocaleSwitch(state))
      .thenHappens({ kind: 'LOCALE_SWITCHED', oldLocale: null, newLocale: 'vi' });
  });

  it('the current language is always the last one announced', () => {
    const step = fc.oneof(
      fc.tuple(fc.constantFrom(...LOCALES), fc.constantFrom('NOW' as const, 'LATER' as const)),
      fc.constant(null),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let state: SpokenLocale = { kind: 'UNSET' };
        const told: LocaleSwitchEvent[] = [];
        for (const each of steps) {
          const decided: ReturnType<typeof switchLocale> =
            each === null ? finaliseLocaleSwitch(state) : switchLocale(state, ...each);
          if (!decided.ok) continue;
          told.push(...decided.value);
          state = decided.value.reduce(evolveLocale, state);
        }
        const switched = told.filter(({ kind }) => kind === 'LOCALE_SWITCHED').at(-1)?.newLocale ?? null;
        expect(state.kind === 'SPOKEN' ? state.locale : state.kind === 'CHANGING' ? state.from : null).toBe(switched);
        expect(
          told.filter(
            (event) => event.kind === 'BEFORE_LOCALE_SWITCH' && event.initialSetup !== (event.oldLocale === null),
          ),
        ).toEqual([]);
      }),
    );
  });
});
