import type { Instant } from '#domain/kernel/instant.ts';
import type { CorporateStatus } from './corporate-status.ts';
import type { SecondFactorStep } from './second-factor.ts';
import type { StaffRefusal } from './staff.ts';

/** [S8] */
export type PeopleRefusal =
  | { readonly code: 'INVALID_EMAIL' }
  | { readonly code: 'CODE_WRONG'; readonly triesLeft: number }
  | { readonly code: 'CODE_EXPIRED' }
  | { readonly code: 'RESEND_TOO_SOON'; readonly resendAt: Instant }
  | { readonly code: 'SESSION_ENDED' }
  /** Nobody signs in to a suspended account. */
  | { readonly code: 'ACCOUNT_SUSPENDED' }
  /** The provider or the person declined, or the answer belongs to no sign-in of this browser. */
  | { readonly code: 'PROVIDER_REFUSED' }
  | { readonly code: 'EMAIL_NOT_VERIFIED' }
  | { readonly code: 'LINKED_TO_ANOTHER_ACCOUNT' }
  /** A sensitive action needs a second factor, or needs one to be set up. */
  | { readonly code: 'SECOND_FACTOR_REQUIRED'; readonly step: Exclude<SecondFactorStep, 'GO_ON'> }
  /** Setting up a second factor needs a sign-in of the last minutes. */
  | { readonly code: 'FRESH_SIGN_IN_REQUIRED' }
  /** One ID card at a time is reviewed. */
  | { readonly code: 'CARD_UNDER_REVIEW' }
  | { readonly code: 'CORPORATE_NOT_APPROVED' }
  /** An organisation's users or a corporate's staff stay as they are. */
  | { readonly code: 'MEMBERS_REFUSED'; readonly because: StaffRefusal['code'] | 'NOT_OFFERED' }
  /** A registration in this state takes no such step. */
  | { readonly code: 'REGISTRATION_STATE_FORBIDS'; readonly state: CorporateStatus };
