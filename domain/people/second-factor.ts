import type { PermissionViewer } from './viewer.ts';

export type SecondFactor = 'TOTP' | 'PASSKEY';

type Account = Extract<PermissionViewer, { kind: 'account' }>;

/** Whose role on the platform is worth nothing without a second factor. [design section 5] */
export const needsSecondFactor = (account: Pick<Account, 'isAdmin' | 'isAccountant'>): boolean =>
  account.isAdmin || account.isAccountant;

/**
 * The viewer as far as this session is believed: until a second factor was given in it, an admin or accountant is like
 * anybody.
 */
export const believedViewer = (viewer: Account, given: SecondFactor | null): Account =>
  given === null ? { ...viewer, isAdmin: false, isAccountant: false } : viewer;

export type SecondFactorStep = 'GO_ON' | 'ASK' | 'SET_UP_FIRST';

/**
 * What stands before a payout or a change of bank account, whoever asks: nothing, a factor to give in this session, or
 * one to set up. [design section 5]
 */
export function beforeSensitiveAct(given: SecondFactor | null, setUp: readonly SecondFactor[]): SecondFactorStep {
  if (given !== null) return 'GO_ON';
  return setUp.length > 0 ? 'ASK' : 'SET_UP_FIRST';
}
