import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { OrganisationRole } from '#domain/people/organisation-users.ts';
import type { StaffRole } from '#domain/people/viewer.ts';
import type { Refusal } from '#domain/refusal.ts';

/** Of the viewer: in a corporate's staff, or among an organisation's users. */
export type Membership = { readonly id: string; readonly userId: string; readonly name: string } & (
  | { readonly kind: 'CORPORATE'; readonly role: StaffRole; readonly active: boolean }
  | { readonly kind: 'ORGANISATION'; readonly role: OrganisationRole; readonly active: true }
);

export type Memberships = {
  readonly list: () => Promise<Result<readonly Membership[], Refusal>>;
  /** MEMBERS_REFUSED with LAST_OF_ROLE for an organisation's only owner. */
  readonly leave: (membership: Membership) => Promise<Result<null, Refusal>>;
};
export const Memberships: Token<Memberships> = token('Memberships');
