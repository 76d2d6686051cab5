import { type Instant, later, SECOND } from '#domain/kernel/instant.ts';
import type { AccessGrant } from './session-state.ts';

/** Renewed this long before its end, so that no request is on its way with a token that dies on arrival. */
const RENEW_BEFORE = 30 * SECOND;

/** May this token be sent, or is it renewed first? `refused`: one that the server would not take. [design section 5] */
export const isTokenUsable = (grant: AccessGrant, refused: string | null, now: Instant): boolean =>
  grant.accessToken !== refused && now < later(grant.expiresAt, -RENEW_BEFORE);
