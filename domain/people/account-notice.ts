/** What the owner of an account is told by email, so that they notice an act that was not theirs. [design] */
export const ACCOUNT_NOTICES = [
  'SECOND_FACTOR_SET_UP',
  'SECOND_FACTOR_REMOVED',
  'RECOVERY_CODE_USED',
  'RECOVERY_CODES_RENEWED',
  'SUSPENSION_LIFTED',
] as const;
export type AccountNotice = (typeof ACCOUNT_NOTICES)[number];
