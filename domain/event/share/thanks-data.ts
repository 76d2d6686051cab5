import { LOCALES, type Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/**
 * Who thanks whom for what, on the card of a shared link. Anybody can write such a link: it is shown, never believed.
 * [S2.6-04]
 */
export type ThanksData = {
  readonly name: string;
  readonly eventName: string;
  /** Empty where the organiser is a person. */
  readonly companyName: string;
  readonly isDonate: boolean;
  readonly isPrivate: boolean;
  readonly locale: Locale;
};

export type ThanksRefusal = { readonly code: 'THANKS_UNREADABLE' };

/** Compresses a text into characters of an address. */
export type PackText = (text: string) => string;
/** The text that was packed; null for what is none. */
export type UnpackText = (packed: string) => string | null;

/** As many characters as a card has room for. */
const LONGEST_NAME = 80;
/** More than any card's JSON. */
const LONGEST_JSON = 2_000;
/**
 * As much as addresses carry; nothing longer is unpacked, because a few thousand packed characters can hold a text that
 * fills the memory.
 */
const LONGEST_PACKED = 2_000;

/**
 * The same thanks with texts as a card shows them: one line each, composed letters, no control and no mark of
 * direction.
 */
export const cleanThanks = ({ name, eventName, companyName, isDonate, isPrivate, locale }: ThanksData): ThanksData => ({
  name: oneLine(name, LONGEST_NAME),
  eventName: oneLine(eventName, LONGEST_NAME),
  companyName: oneLine(companyName, LONGEST_NAME),
  isDonate,
  isPrivate,
  locale,
});

/** The thanks as the value of an address's parameter: JSON with its fields in one order, packed. [S2.11-32] */
export const writeThanks = (thanks: ThanksData, pack: PackText): string => pack(JSON.stringify(cleanThanks(thanks)));

/**
 * The thanks in such a value, cleaned once more; THANKS_UNREADABLE for anything else. A plus that came as a blank is
 * put right.
 */
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
