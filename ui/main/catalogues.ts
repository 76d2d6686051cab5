import type { I18n, Messages } from '@lingui/core';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Area } from '#ui/routes/area.ts';

/** A message shared by two areas is taken from the last one, on server and browser alike. */
const ORDER: readonly Area[] = ['house', 'people', 'desk', 'buying', 'event', 'discovery', 'shell'];

export const catalogues: Readonly<
  Record<Locale, Readonly<Record<Area, () => Promise<{ readonly messages: Messages }>>>>
> = {
  en: {
    shell: () => import('../locales/en/shell.po'),
    discovery: () => import('../locales/en/discovery.po'),
    event: () => import('../locales/en/event.po'),
    buying: () => import('../locales/en/buying.po'),
    desk: () => import('../locales/en/desk.po'),
    people: () => import('../locales/en/people.po'),
    house: () => import('../locales/en/house.po'),
  },
  vi: {
    shell: () => import('../locales/vi/shell.po'),
    discovery: () => import('../locales/vi/discovery.po'),
    event: () => import('../locales/vi/event.po'),
    buying: () => import('../locales/vi/buying.po'),
    desk: () => import('../locales/vi/desk.po'),
    people: () => import('../locales/vi/people.po'),
    house: () => import('../locales/vi/house.po'),
  },
};

export const joinWords = (words: ReadonlyMap<Area, Messages>): Messages =>
  Object.assign({}, ...ORDER.map((area) => words.get(area) ?? {}));

/** `I18n.load` would draw everything that speaks again, in one task, though what is on the page has its words. */
export const addWords = (i18n: I18n, words: ReadonlyMap<Area, Messages>): void =>
  void Object.assign(i18n.messages, joinWords(words));
