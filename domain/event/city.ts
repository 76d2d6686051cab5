import { plainWords } from '#domain/kernel/names/plain-words.ts';

/** The names by which addresses end in a city, in plain letters. */
const NAMES = {
  HA_NOI: ['ha noi'],
  HO_CHI_MINH: ['ho chi minh', 'hcm', 'tphcm', 'sai gon'],
  DA_NANG: ['da nang'],
  HAI_PHONG: ['hai phong'],
  CAN_THO: ['can tho'],
  HUE: ['hue'],
  DA_LAT: ['da lat', 'lam dong'],
  NHA_TRANG: ['nha trang', 'khanh hoa'],
  VUNG_TAU: ['vung tau'],
} as const satisfies Record<string, readonly string[]>;

export type City = keyof typeof NAMES;

export const CITIES = Object.keys(NAMES) as readonly City[];

const APART = '[^a-z0-9]*';
const namesOf = (city: City): string => NAMES[city].map((name) => name.replaceAll(' ', APART)).join('|');

/** A pattern that any text with a name of the city fits: what an index narrows a list by. */
export const cityWords = (city: City): string => `(${namesOf(city)})`;

/** The city is in the last part of an address, before the country. Read alike by JavaScript and PostgreSQL. [design] */
export const cityPattern = (city: City): string =>
  `(^|[^a-z0-9])(${namesOf(city)})([^a-z0-9,][^,]*)?(,${APART}viet${APART}nam${APART})?$`;

/** The city that an address is in; null: none that is offered. [design] */
export const cityOf = (address: string): City | null => CITIES.find((city) => isInCity(address, city)) ?? null;

/** Whether an address is in a city. [design] */
export const isInCity = (address: string, city: City): boolean =>
  new RegExp(cityPattern(city)).test(plainWords(address));
