import { describe, expect, it } from 'vitest';
import { anonymous } from '#domain/people/viewer.ts';
import { anAccount } from '#test/builders/a-viewer.ts';
import { tableOfEvent } from '#test/builders/ability-table.ts';
import { EVENT_ABILITIES } from './event-abilities.ts';
import { type PromotionAbility, type PromotionFacts, promotionAbilities } from './promotion-abilities.ts';

const nobodys: PromotionFacts = { used: false, eventAbilities: ['event.view'] };
const asHost = { ...nobodys, eventAbilities: EVENT_ABILITIES };

describe('abilities on a promotion [S6-43]', () => {
  it('role × ability', () => {
    expect(tableOfEvent((viewer, eventAbilities) => promotionAbilities(viewer, { ...nobodys, eventAbilities }))).toBe(`
                 anonymous person organiser manager editor door owner subadmin operator author resting accountant admin
promotion.apply  ·         ●      ●         ●       ●      ●    ●     ●        ●        ●      ●       ●          ●
promotion.delete ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
promotion.edit   ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
promotion.end    ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
promotion.view   ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
`);
  });

  it.each<[string, Parameters<typeof promotionAbilities>[0], PromotionFacts, PromotionAbility[]]>([
    ['a buyer applies a code', anAccount(), nobodys, ['promotion.apply']],
    ['without a session nobody applies one', anonymous, nobodys, []],
    ['of an event that may not be seen nobody applies one', anAccount(), { ...nobodys, eventAbilities: [] }, []],
    [
      'what orders were priced with is ended, not changed',
      anAccount(),
      { ...asHost, used: true },
      ['promotion.apply', 'promotion.view', 'promotion.end'],
    ],
  ])('%s', (_who, viewer, facts, abilities) => {
    expect(promotionAbilities(viewer, facts)).toEqual(abilities);
  });
});
