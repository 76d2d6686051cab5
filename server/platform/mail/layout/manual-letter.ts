import type { PersonName } from '#domain/kernel/names/person-name.ts';

export type ManualLetter = {
  readonly instructions: string;
  readonly buyer: PersonName & { readonly email: string };
  readonly reason: string | null;
};
