import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { HomepageDesk } from '#application/people/ports/homepage-desk.ts';
import { ok } from '#domain/kernel/result.ts';
import { SaveBannerDocument } from './save-banner.gen.ts';
import { SaveCorporateLookDocument } from './save-corporate-look.gen.ts';
import { SaveProfileDocument } from './save-profile.gen.ts';

export const makeGraphqlHomepageDesk = (transport: GraphqlTransport): HomepageDesk => ({
  save: async ({ firstName, lastName, nameOrder = null, avatar, banner }) => {
    const name = { first_name: firstName, last_name: lastName, name_order: nameOrder };
    const input = { ...name, ...(avatar === undefined ? {} : { avatar }) };
    const saved = await transport(SaveProfileDocument, { input });
    if (!saved.ok || banner === undefined) return saved.ok ? ok(null) : saved;
    const hung = await transport(SaveBannerDocument, { banner });
    return hung.ok ? ok(null) : hung;
  },
  saveCorporate: async (id, input) => {
    const saved = await transport(SaveCorporateLookDocument, { id, input });
    return saved.ok ? ok(null) : saved;
  },
});
