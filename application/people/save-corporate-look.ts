import type { CorporateLook, HomepageDesk } from '#application/people/ports/homepage-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

/** Changes how the page of a corporate looks. */
export type SaveCorporateLook = (corporateId: number, look: CorporateLook) => Promise<Result<null, Refusal>>;
export const SaveCorporateLook: Token<SaveCorporateLook> = token('SaveCorporateLook');

export const makeSaveCorporateLook =
  ({ homepages }: { readonly homepages: HomepageDesk }): SaveCorporateLook =>
  (corporateId, look) =>
    homepages.saveCorporate(corporateId, look);
