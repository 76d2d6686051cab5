import { describe, expect, it } from 'vitest';
import { anonymous } from '#domain/people/viewer.ts';
import { accountId, anAccount } from '#test/builders/a-viewer.ts';
import { tableOfEvent } from '#test/builders/ability-table.ts';
import { type DonationAbility, type DonationFacts, donationAbilities } from './donation-abilities.ts';
import { EVENT_ABILITIES } from './event-abilities.ts';

const nobodys: DonationFacts = { donorAccountId: accountId('hoa'), paid: true, eventAbilities: ['event.view'] };
const asHost = { ...nobodys, eventAbilities: EVENT_ABILITIES };

describe('abilities on a donation [S6-36]', () => {
  it('role × ability', () => {
    expect(tableOfEvent((viewer, eventAbilities) => donationAbilities(viewer, { ...nobodys, eventAbilities }))).toBe(`
                anonymous person organiser manager editor door owner subadmin operator author resting accountant admin
donation.manage ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
donation.view   ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ●          ●
`);
  });

  it.each<[string, Parameters<typeof donationAbilities>[0], DonationFacts, DonationAbility[]]>([
    [
      'its donor, until it is paid',
      anAccount({ accountId: accountId('hoa') }),
      { ...nobodys, paid: false },
      ['donation.view', 'donation.change'],
    ],
    ['its donor, once it is paid', anAccount({ accountId: accountId('hoa') }), nobodys, ['donation.view']],
    ['the host changes nobody’s words', anAccount(), { ...asHost, paid: false }, ['donation.view', 'donation.manage']],
    ['another donor', anAccount(), nobodys, []],
    ['anonymous', anonymous, { ...nobodys, paid: false }, []],
  ])('%s', (_who, viewer, facts, abilities) => {
    expect(donationAbilities(viewer, facts)).toEqual(abilities);
  });
});
