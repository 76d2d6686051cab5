import type { InputProblem } from '#domain/kernel/field-problems.ts';
import { instantOfWallClock } from '#domain/time/wall-clock.ts';

/** An identity card as entered. `birthday`: YYYY-MM-DD; images refer to private files. [S3-08] */
export type IdCard = {
  readonly fullname: string;
  readonly birthday: string;
  readonly idNumber: string;
  readonly frontImage: string;
  readonly backImage: string;
};

type IdCardField = keyof IdCard;
export type IdCardProblem = { readonly field: IdCardField; readonly problem: InputProblem };

const MALFORMED: InputProblem = { kind: 'MALFORMED' };
const FULLNAME_MAX = 200;
/** Province 3, century and sex 1, year 2, serial 6. */
const ID_NUMBER = /^\d{3}(\d)(\d{2})\d{6}$/;
/** Even digits are men, odd ones women; two for each century from the 20th. */
const CENTURIES = ['19', '19', '20', '20'];

/**
 * All problems of a card. Its number has twelve digits, the year of birth among them (circular 59/2021/TT-BCA).
 * `today`: YYYY-MM-DD.
 */
export function idCardProblems(card: IdCard, today: string): IdCardProblem[] {
  const birthday = required(card.birthday) ?? (isPastDate(card.birthday, today) ? null : MALFORMED);
  const bornThen = birthday !== null || tellsBirthYear(card.idNumber, card.birthday);
  const problems: readonly [IdCardField, InputProblem | null][] = [
    [
      'fullname',
      required(card.fullname) ?? (card.fullname.length > FULLNAME_MAX ? { kind: 'TOO_LONG', max: FULLNAME_MAX } : null),
    ],
    ['birthday', birthday],
    ['idNumber', required(card.idNumber) ?? (ID_NUMBER.test(card.idNumber) && bornThen ? null : MALFORMED)],
    ['frontImage', required(card.frontImage)],
    ['backImage', required(card.backImage)],
  ];
  return problems.flatMap(([field, problem]) => (problem === null ? [] : [{ field, problem }]));
}

const required = (text: string): InputProblem | null => (text.trim() === '' ? { kind: 'REQUIRED' } : null);

const isPastDate = (text: string, today: string): boolean =>
  instantOfWallClock(`${text}T00:00`, 'UTC') !== null && text < today;

const tellsBirthYear = (idNumber: string, birthday: string): boolean =>
  birthday.startsWith(
    idNumber.replace(ID_NUMBER, (_, century: string, year: string) => `${CENTURIES[Number(century)]}${year}`),
  );
