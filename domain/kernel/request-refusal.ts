import type { InvalidInput } from './field-problems.ts';
import type { Instant } from './instant.ts';

/** Refusals that any request can meet. [S8] */
export type RequestRefusal =
  | { readonly code: 'UNAUTHORIZED' }
  | { readonly code: 'FORBIDDEN' }
  | { readonly code: 'NOT_FOUND' }
  | { readonly code: 'RATE_LIMITED'; readonly retryAt: Instant }
  /** Too many concurrent requests or, with OUTAGE, a brief unavailability. Safe to retry. */
  | { readonly code: 'BUSY'; readonly retryAfterMs: number; readonly because?: 'OUTAGE' }
  | InvalidInput
  /** Somebody else saved it since it was read. */
  | { readonly code: 'CHANGED_MEANWHILE' }
  | { readonly code: 'IDEMPOTENCY_KEY_REQUIRED' }
  | { readonly code: 'IDEMPOTENCY_KEY_REUSED' }
  | { readonly code: 'INVALID_CURSOR' }
  /** Changed since it was read: read it again, merge and save. `by`: who changed it; null: yourself or unknown. */
  | { readonly code: 'STALE'; readonly by: string | null };
