import type { Account, ProfileDesk } from '#application/people/ports/profile-desk.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';

export type MemoryProfileDesk = ProfileDesk & {
  readonly become: (account: Account | null) => void;
  readonly failNext: (times: number) => void;
  readonly refuseNext: (times: number, refusal: Refusal) => void;
  readonly asked: () => number;
};

export const someAccount: Account = {
  id: 'a1',
  email: 'linh@demo.vemoi.test',
  firstName: 'Linh',
  lastName: 'Trần',
  avatar: null,
  username: 'linh',
  about: { gender: null, phoneNumber: null, jobTitle: null, note: null },
  isAdmin: false,
  isAccountant: false,
  secondFactorStep: null,
  referralCode: 'LINH',
  corporate: null,
  staff: null,
  abilities: ['event.create'],
};

export function makeMemoryProfileDesk(first: Account | null = someAccount): MemoryProfileDesk {
  let account = first;
  let failures = 0;
  let refusals: Refusal[] = [];
  let asked = 0;
  return {
    become: (next) => {
      account = next;
    },
    failNext: (times) => {
      failures = times;
    },
    refuseNext: (times, refusal) => {
      refusals = Array.from({ length: times }, () => refusal);
    },
    asked: () => asked,
    profile: async () => {
      asked += 1;
      if (failures > 0) {
        failures -= 1;
        throw new Error('No answer');
      }
      const refusal = refusals.shift();
      return refusal === undefined ? ok(account) : refused(refusal);
    },
    rename: async ({ firstName, lastName, nameOrder }) => {
      if (account === null) return refused({ code: 'UNAUTHORIZED' });
      account = { ...account, firstName, lastName, nameOrder };
      return ok(null);
    },
  };
}
