import type { BouncedAddress } from '#application/event/ports/bounced-emails.ts';
import { instant } from '#domain/kernel/instant.ts';
import { BOUNCE_REASONS } from '#domain/people/bounce/bounce.ts';
import type { BouncedFragment } from './bounced.gen.ts';

/** A reason that this version does not know is shown as none in particular. */
export const parseBounced = ({ email, because, bounced_at: at, held }: BouncedFragment): BouncedAddress => ({
  email,
  because: BOUNCE_REASONS.find((known) => known === because) ?? 'NOT_DELIVERED',
  at: instant(at),
  isHeld: held,
});
