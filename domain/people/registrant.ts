import { type InvalidInput, invalid, textProblem } from '#domain/kernel/field-problems.ts';
import { saidOrder, type WithNameOrder } from '#domain/kernel/names/name-order.ts';
import { unlinkedName } from '#domain/kernel/names/unlinked-name.ts';
import { visibleText } from '#domain/kernel/names/visible-text.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { parseEmailAddress } from './email-address.ts';
import { parsePhoneNumber } from './phone-number.ts';
import { NAME_LONGEST } from './profile-name.ts';

/** Whom an order names as its buyer. [S7.6-01] */
export type Registrant = WithNameOrder & {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly gender: string | null;
  /** E.164 */
  readonly phoneNumber: string | null;
};

type TypedRegistrant = WithNameOrder & Readonly<Record<Exclude<keyof Registrant, 'nameOrder'>, string | null>>;

const LONGEST_GENDER = 30;

const orNull = (text: string): string | null => (text === '' ? null : text);

/** Reads a buyer's details: email and first name are required; the first invalid field is named. [S7.6-02] */
export function readRegistrant(typed: TypedRegistrant): Result<Registrant, InvalidInput> {
  const firstName = unlinkedName(typed.firstName ?? '');
  const lastName = unlinkedName(typed.lastName ?? '');
  const gender = visibleText(typed.gender ?? '');
  const email = parseEmailAddress(typed.email ?? '');
  if (!email.ok)
    return refused(invalid('email', { kind: (typed.email ?? '').trim() === '' ? 'REQUIRED' : 'MALFORMED' }));
  const wrong =
    textProblem('first_name', firstName, NAME_LONGEST, 'REQUIRED') ??
    textProblem('last_name', lastName, NAME_LONGEST) ??
    textProblem('gender', gender, LONGEST_GENDER);
  if (wrong !== null) return refused(wrong);
  const typedPhone = typed.phoneNumber ?? '';
  const phone = typedPhone.trim() === '' ? ok(null) : parsePhoneNumber(typedPhone);
  if (!phone.ok) return refused(invalid('phone_number', phone.refusal));
  return ok({
    email: email.value,
    firstName,
    lastName: orNull(lastName),
    ...saidOrder(typed),
    gender: orNull(gender),
    phoneNumber: phone.value,
  });
}
