import type { InvalidInput } from './field-problems.ts';
import type { Instant } from './instant.ts';

/** Why a request is refused, whatever it asks for. [S8] */
export type RequestRefusal =
  | { readonly code: 'UNAUTHORIZED' }
  | { readonly code: 'FORBIDDEN' }
  | { readonly code: 'NOT_FOUND' }
  | { readonly code: 'RATE_LIMITED'; readonly retryAt: Instant }
  /** Too many requests at once or, with OUTAGE, the platform is briefly unavailable. Asking again is safe. */
  | { readonly code: 'BUSY'; readonly retryAfterMs: number; readonly because?: 'OUTAGE' }
  | InvalidInput
  | { readonly code: 'IDEMPOTENCY_KEY_REQUIRED' }
  | { readonly code: 'IDEMPOTENCY_KEY_REUSED' }
  | { readonly code: 'INVALID_CURSOR' };
