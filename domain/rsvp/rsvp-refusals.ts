import type { RsvpTrouble } from './rsvp-trouble.ts';

/** An answer to an invitation, or the secret of its letter, is not accepted. [S8] */
export type RsvpRefusal = { readonly code: 'RSVP_REFUSED'; readonly trouble: RsvpTrouble };
