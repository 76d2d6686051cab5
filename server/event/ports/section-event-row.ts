import type { PlanSale } from '#domain/event/event.ts';
import type { Instant } from '#domain/kernel/instant.ts';

export type SectionEventRow = {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly name: string;
  readonly description: string | null;
  readonly address: string | null;
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly timezone: string;
  readonly planSale: PlanSale;
  readonly urls: readonly string[];
  readonly position: number;
};
