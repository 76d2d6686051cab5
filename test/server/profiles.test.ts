import { beforeAll, describe, expect, it } from 'vitest';
import { type Account, type CatalogueWorld, catalogueWorld } from './catalogue-world.ts';

let world: CatalogueWorld;
let organiser: Account;
const CORPORATE =
  'query ($id: Int!) { corporate(id: $id) { id slug company_name status company_email company_tax_code webhook_url is_interest } }';
const corporate = (id: number, as?: Account) =>
  world.ask(CORPORATE, { ...(as === undefined ? {} : { as }), variables: { id } });

beforeAll(async () => {
  world = await catalogueWorld();
  organiser = await world.account('organiser');
});

describe('a corporate, as its page shows it', () => {
  it('is public once it is approved, without its papers', async () => {
    const id = await world.corporate('Công ty Vé');
    expect((await corporate(id)).data).toEqual({
      corporate: {
        id,
        slug: `Cong-ty-Ve-${id}`,
        company_name: 'Công ty Vé',
        status: 'APPROVED',
        company_email: null,
        company_tax_code: null,
        webhook_url: null,
        is_interest: false,
      },
    });
  });

  it('is nobody’s business before that, and looks like one that is not there', async () => {
    const pending = await world.corporate('Chờ duyệt', 'PENDING');
    expect([
      (await corporate(pending)).data,
      (await corporate(pending, organiser)).data,
      (await corporate(999_999)).data,
    ]).toEqual(Array.from({ length: 3 }, () => ({ corporate: null })));
  });
});
