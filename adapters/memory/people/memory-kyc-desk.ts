import type { KycDesk, OwnIdCard, OwnKyc } from '#application/people/ports/kyc-desk.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { acceptBankAccount, type BankAccount, maskedNumber } from '#domain/people/bank-account.ts';
import type { Refusal } from '#domain/refusal.ts';

export type MemoryKycDesk = {
  readonly kycDesk: KycDesk;
  readonly codes: readonly string[];
  readonly decide: (status: OwnIdCard['status'], reason?: string) => void;
  readonly cut: (isCut: boolean) => void;
  /** Whether the session began too long ago to set an app up. */
  readonly stale: (isStale: boolean) => void;
};

const RECOVERY_CODES = ['ABCD-EFGH-JKLM-NPQR', 'STUV-WXYZ-2345-6789'] as const;

/** Its authenticator app always shows 123456. */
export function makeMemoryKycDesk(begin: Partial<OwnKyc> = {}): MemoryKycDesk {
  let { card = null, hasSecondFactor = false } = begin;
  const accounts = new Map<string, BankAccount>(
    (begin.bankAccounts ?? []).map((account) => [account.bankAccountId, account]),
  );
  const codes: string[] = [];
  let away = false;
  let old = false;
  const asked = async <T>(answer: () => Result<T, Refusal>): Promise<Result<T, Refusal>> => {
    if (away) throw new Error('No network');
    return answer();
  };
  const takes = (code: string): Result<null, Refusal> => {
    codes.push(code);
    return code === '123456' ? ok(null) : refused({ code: 'CODE_WRONG', triesLeft: 4 });
  };
  return {
    codes,
    decide: (status, reason) => {
      if (card !== null) card = { ...card, status, reason: reason ?? null };
    },
    cut: (isCut) => {
      away = isCut;
    },
    stale: (isStale) => {
      old = isStale;
    },
    kycDesk: {
      read: () => asked(() => ok({ card, bankAccounts: [...accounts.values()], hasSecondFactor })),
      handIn: (given) =>
        asked(() => {
          if (card?.status === 'PENDING') return refused({ code: 'CARD_UNDER_REVIEW' });
          card = { ...given, idNumber: maskedNumber(given.idNumber), status: 'PENDING', reason: null };
          return ok(null);
        }),
      addBankAccount: (form, code) =>
        asked(() => {
          if (!hasSecondFactor) return refused({ code: 'SECOND_FACTOR_REQUIRED', step: 'SET_UP_FIRST' });
          const taken = takes(code);
          if (!taken.ok) return taken;
          const accepted = acceptBankAccount(form, 'GO_ON');
          if (!accepted.ok)
            return refused({ code: 'INVALID_INPUT', field: 'input.number', problem: { kind: 'MALFORMED' } });
          const bankAccountId = `b${accounts.size + 1}`;
          accounts.set(bankAccountId, {
            bankAccountId,
            ...accepted.value,
            number: maskedNumber(accepted.value.number),
          });
          return ok(null);
        }),
      removeBankAccount: (id) => asked(() => (accounts.delete(id) ? ok(null) : refused({ code: 'NOT_FOUND' }))),
      beginSecondFactor: () =>
        asked(() =>
          old
            ? refused({ code: 'FRESH_SIGN_IN_REQUIRED' as const })
            : ok({
                secret: 'JBSWY3DPEHPK3PXP',
                address: 'otpauth://totp/Vemoi:linh?secret=JBSWY3DPEHPK3PXP&issuer=Vemoi',
              }),
        ),
      confirmSecondFactor: (code) =>
        asked(() => {
          const taken = takes(code);
          hasSecondFactor = taken.ok || hasSecondFactor;
          return taken.ok ? ok(RECOVERY_CODES) : taken;
        }),
      giveSecondFactor: (code) =>
        asked(() => (hasSecondFactor ? takes(code) : refused({ code: 'NOT_FOUND' as const }))),
      removeSecondFactor: (code) =>
        asked(() => {
          if (!hasSecondFactor) return refused({ code: 'NOT_FOUND' });
          const taken = takes(code);
          if (taken.ok) hasSecondFactor = false;
          return taken;
        }),
      renewRecoveryCodes: (code) =>
        asked(() => {
          if (!hasSecondFactor) return refused({ code: 'NOT_FOUND' });
          const taken = takes(code);
          return taken.ok ? ok(RECOVERY_CODES) : taken;
        }),
    },
  };
}
