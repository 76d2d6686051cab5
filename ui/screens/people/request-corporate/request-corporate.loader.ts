import type { CorporateRegistration, OfferedCorporate } from '#application/people/ports/corporate-desk.ts';
import { RequestCorporate } from '#application/people/request-corporate.ts';
import { ROUTES } from '#domain/permission/route-table.ts';
import type { Refusal } from '#domain/refusal.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type RequestCorporateData = {
  /** Null before the first, or when it could not be loaded. */
  readonly registration: CorporateRegistration | null;
  readonly offers: readonly OfferedCorporate[];
  readonly refusal: Refusal | null;
};

/** [S2.1-18] */
export const requestCorporateLoader = viewerLoader(async ({ use }): Promise<RequestCorporateData> => {
  const request = use(RequestCorporate);
  const [found, offers] = await Promise.all([request.own(), request.offers()]);
  return {
    registration: found.ok ? found.value : null,
    offers: offers.ok ? offers.value : [],
    refusal: !found.ok ? found.refusal : offers.ok ? null : offers.refusal,
  };
}, ROUTES['request-corporate']);
