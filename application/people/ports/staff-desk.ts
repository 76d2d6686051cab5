import type { WithNameOrder } from '#domain/kernel/names/name-order.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { StaffRole } from '#domain/people/viewer.ts';
import type { Refusal } from '#domain/refusal.ts';

export type StaffMember = WithNameOrder & {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly avatar: string | null;
  readonly role: StaffRole;
  readonly active: boolean;
  readonly isViewer: boolean;
};

export type StaffTeam = {
  readonly corporateId: number;
  readonly companyName: string;
  readonly manages: readonly StaffRole[];
  readonly members: readonly StaffMember[];
  readonly mayOffer: boolean;
  /** The email of whom the corporate is offered to. */
  readonly offeredTo: string | null;
};

/** NOT_FOUND or FORBIDDEN for corporates that the viewer does not manage; MEMBERS_REFUSED with the reason. */
export type StaffDesk = {
  readonly read: (corporateId: number) => Promise<Result<StaffTeam, Refusal>>;
  readonly add: (corporateId: number, email: string, role: StaffRole) => Promise<Result<null, Refusal>>;
  readonly change: (
    corporateId: number,
    userId: string,
    change: { readonly role?: StaffRole; readonly active?: boolean },
  ) => Promise<Result<null, Refusal>>;
  readonly remove: (corporateId: number, userId: string) => Promise<Result<null, Refusal>>;
  /** To an account; MEMBERS_REFUSED with the reason. */
  readonly offer: (corporateId: number, email: string) => Promise<Result<null, Refusal>>;
  readonly withdrawOffer: (corporateId: number) => Promise<Result<null, Refusal>>;
};
export const StaffDesk: Token<StaffDesk> = token('StaffDesk');
