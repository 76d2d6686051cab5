import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Locale } from './locale.ts';

/** The interface language: unset, set, or about to change. */
export type SpokenLocale =
  | { readonly kind: 'UNSET' }
  | { readonly kind: 'SPOKEN'; readonly locale: Locale }
  | { readonly kind: 'CHANGING'; readonly from: Locale | null; readonly to: Locale };

/** In this order, so that dependants can prepare before the change. [S4-55] */
export type LocaleSwitchEvent =
  | {
      readonly kind: 'BEFORE_LOCALE_SWITCH';
      readonly oldLocale: Locale | null;
      readonly newLocale: Locale;
      readonly initialSetup: boolean;
    }
  | { readonly kind: 'LOCALE_SWITCHED'; readonly oldLocale: Locale | null; readonly newLocale: Locale };

export type LocaleSwitchRefusal = { readonly code: 'SAME_LOCALE' | 'NO_CHANGE_PENDING' };

const spokenNow = (state: SpokenLocale): Locale | null => {
  switch (state.kind) {
    case 'UNSET':
      return null;
    case 'SPOKEN':
      return state.locale;
    case 'CHANGING':
      return state.from;
    default:
      return never(state);
  }
};

/** NOW, or LATER when the page is ready; a later choice replaces a pending one. [S4-55] [S4-56] */
export function switchLocale(
  state: SpokenLocale,
  newLocale: Locale,
  when: 'NOW' | 'LATER',
): Result<readonly LocaleSwitchEvent[], LocaleSwitchRefusal> {
  const oldLocale = spokenNow(state);
  const wanted = state.kind === 'CHANGING' ? state.to : oldLocale;
  if (wanted === newLocale)
    return when === 'NOW' ? finaliseLocaleSwitch(state, 'SAME_LOCALE') : refused({ code: 'SAME_LOCALE' });
  const before: LocaleSwitchEvent = {
    kind: 'BEFORE_LOCALE_SWITCH',
    oldLocale,
    newLocale,
    initialSetup: oldLocale === null,
  };
  return ok(when === 'NOW' ? [before, { kind: 'LOCALE_SWITCHED', oldLocale, newLocale }] : [before]);
}

/** Applies the pending language. [S4-56] */
export function finaliseLocaleSwitch(
  state: SpokenLocale,
  otherwise: LocaleSwitchRefusal['code'] = 'NO_CHANGE_PENDING',
): Result<readonly LocaleSwitchEvent[], LocaleSwitchRefusal> {
  return state.kind === 'CHANGING'
    ? ok([{ kind: 'LOCALE_SWITCHED', oldLocale: state.from, newLocale: state.to }])
    : refused({ code: otherwise });
}

export const evolveLocale = (state: SpokenLocale, event: LocaleSwitchEvent): SpokenLocale => {
  switch (event.kind) {
    case 'BEFORE_LOCALE_SWITCH':
      return { kind: 'CHANGING', from: spokenNow(state), to: event.newLocale };
    case 'LOCALE_SWITCHED':
      return { kind: 'SPOKEN', locale: event.newLocale };
    default:
      return never(event);
  }
};
