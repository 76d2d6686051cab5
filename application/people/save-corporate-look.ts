import { type CorporateLook, HomepageDesk } from '#application/people/ports/homepage-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

export type SaveCorporateLook = (corporateId: number, look: CorporateLook) => Promise<Result<null, Refusal>>;

export const SaveCorporateLook = defineUseCase(
  'SaveCorporateLook',
  { homepages: HomepageDesk },
  ({ homepages }): SaveCorporateLook =>
    (corporateId, look) =>
      homepages.saveCorporate(corporateId, look),
);
