import type { PersonName } from '#domain/kernel/names/person-name.ts';

/** A payment by hand: what its buyer was told, and why it was refused (null: it was not). */
export type ManualLetter = {
  readonly instructions: string;
  readonly buyer: PersonName & { readonly email: string };
  readonly reason: string | null;
};
