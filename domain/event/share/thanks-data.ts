import { LOCALES, type Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** The link can be written by anyone, so its content is displayed but never trusted. [S2.6-04] */
export type ThanksData = {
  readonly name: string;
  readonly eventName: string;
  /** Empty if the organiser is a person. */
  readonly companyName: string;
  readonly isDonate: boolean;
  readonly isPrivate: boolean;
  readonly locale: Locale;
};

export type ThanksRefusal = { readonly code: 'THANKS_UNREADABLE' };

/** Compresses a text into URL-safe characters. */
export type PackText = (text: string) => string;
/** Null for anything that was not packed. */
export type UnpackText = (packed: string) => string | null;

const LONGEST_NAME = 80;
const LONGEST_JSON = 2_000;
/** Limits what is unpacked: short input can expand to exhaust memory. */
const LONGEST_PACKED = 2_000;

/** The thanks with texts as a card shows them: one line each, composed letters, no control or direction characters. */
export const cleanThanks = ({ name, eventName, companyName, isDonate, isPrivate, locale }: ThanksData): ThanksData => ({
  name: oneLine(name, LONGEST_NAME),
  eventName: oneLine(eventName, LONGEST_NAME),
  companyName: oneLine(companyName, LONGEST_NAME),
  isDonate,
  isPrivate,
  locale,
});

/** The value of the link's parameter: packed JSON with fields in a fixed order. [S2.11-32] */
export const writeThanks = (thanks: ThanksData, pack: PackText): string => pack(JSON.stringify(cleanThanks(thanks)));

/** Reads such a value; THANKS_UNREADABLE for anything else. A '+' that arrived as a space is restored. */
export function readThanks(value: string, unpack: UnpackText): Result<ThanksData, ThanksRefusal> {
  const json = value.length > LONGEST_PACKED ? null : unpack(value.replaceAll(' ', '+'));
  const thanks = json === null || json.length > LONGEST_JSON ? null : thanksOf(json);
  return thanks === null ? refused({ code: 'THANKS_UNREADABLE' }) : ok(cleanThanks(thanks));
}

function thanksOf(json: string): ThanksData | null {
  const { name, eventName, companyName, isDonate, isPrivate, locale: tag } = fieldsOf(json);
  const locale = LOCALES.find((each) => each === tag);
  if (typeof name !== 'string' || typeof eventName !== 'string' || typeof companyName !== 'string') return null;
  if (typeof isDonate !== 'boolean' || typeof isPrivate !== 'boolean' || locale === undefined) return null;
  return { name, eventName, companyName, isDonate, isPrivate, locale };
}

function fieldsOf(json: string): Readonly<Partial<Record<keyof ThanksData, unknown>>> {
  try {
    const parsed: unknown = JSON.parse(json);
    return parsed ?? {};
  } catch {
    return {};
  }
}
