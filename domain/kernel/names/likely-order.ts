import { withoutDiacritics } from './plain-words.ts';

/** Vietnamese family names, without diacritics. */
const FAMILY_NAMES: ReadonlySet<string> = new Set(
  (
    'an au bach banh be bui cam can cao chau chu chung chuong co cong cu dam dan dang danh dao dau diem diep dinh do ' +
    'doan dong doan du duong giang giap ha han ho hoa hoang hong hua huynh kha khong khuat khuc khuong khuu kieu kim ' +
    'la lac lai lam lang le leu lieu lo loc loi lu luc luong luu luyen ly ma mac mai man mau nghiem ngo ngu nguy ' +
    'nguyen nham nhan nhu ninh nong on ong pham phan phi pho phu phung phuong quach quan quang quyen sam son su ta ' +
    'tan tang thach thai than thang thi thieu tieu to ton tong tra tran trang trieu trinh truong tu tuong ung uong ' +
    'van vi vien vo vong vu vuong xa yen'
  ).split(' '),
);

/** Letters that only Vietnamese writes. */
const VIETNAMESE_LETTER = /[ơưƠƯ\u1EA0-\u1EF9]/u;
/** Scripts whose writers put the family name first. */
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** A Vietnamese syllable without its tone: what comes before the vowels, one to three vowels, what closes it. */
const SYLLABLE = /^(?:ngh?|[cgknpt]h|gi|qu|tr|[bcdghklmnprstvx])?[aeiouy]{1,3}(?:ch|n[gh]|[cmnpt])?$/;

const wordsOf = (name: string): readonly string[] =>
  withoutDiacritics(name)
    .toLowerCase()
    .split(/[\s-]+/u)
    .filter((word) => word !== '');

/**
 * Whether a person of this name is likely to write the family name first, where nobody said so: names in Vietnamese
 * letters or of Vietnamese family and syllables, and names in East Asian scripts. [design]
 */
export function familyNameFirst({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): boolean {
  const written = `${lastName} ${firstName}`.normalize('NFC');
  if (VIETNAMESE_LETTER.test(written) || EAST_ASIAN.test(written)) return true;
  const [family = ''] = wordsOf(lastName);
  return FAMILY_NAMES.has(family) && wordsOf(firstName).every((word) => SYLLABLE.test(word));
}
