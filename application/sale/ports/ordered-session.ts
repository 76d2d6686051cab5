import type { Instant } from '#domain/kernel/instant.ts';

export type OrderedSession = {
  readonly id: number;
  readonly name: string;
  readonly address: string | null;
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly timezone: string;
  readonly event: { readonly slug: string; readonly name: string; readonly organiser: string };
};
