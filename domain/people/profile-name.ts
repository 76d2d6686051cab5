import type { InvalidInput } from '#domain/kernel/field-problems.ts';
import { saidOrder, type WithNameOrder } from '#domain/kernel/names/name-order.ts';
import { visibleText } from '#domain/kernel/names/visible-text.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** Longest first or last name, in characters. */
export const NAME_LONGEST = 60;

type Name = WithNameOrder & { readonly firstName: string; readonly lastName: string };

/** Whether an account has no name at all; it is then asked for one. [S2.2-10] */
export const lacksName = (account: { readonly firstName: string | null; readonly lastName: string | null }): boolean =>
  (account.firstName ?? '') === '' && (account.lastName ?? '') === '';

/**
 * Reads a person's name; both parts are required, and the first invalid one is named. The server breaks links in it
 * besides (`unlinkedName`). [S5-05] [S5-06]
 */
export function parseProfileName(typed: Name): Result<Name, InvalidInput> {
  const name = {
    firstName: visibleText(typed.firstName),
    lastName: visibleText(typed.lastName),
    ...saidOrder(typed),
  };
  const fields = [
    ['first_name', name.firstName],
    ['last_name', name.lastName],
  ] as const;
  const empty = fields.find(([, text]) => text === '');
  if (empty !== undefined) return refused({ code: 'INVALID_INPUT', field: empty[0], problem: { kind: 'REQUIRED' } });
  const long = fields.find(([, text]) => text.length > NAME_LONGEST);
  if (long !== undefined)
    return refused({ code: 'INVALID_INPUT', field: long[0], problem: { kind: 'TOO_LONG', max: NAME_LONGEST } });
  return ok(name);
}
