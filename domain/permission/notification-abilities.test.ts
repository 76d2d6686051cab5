import { describe, expect, it } from 'vitest';
import { anonymous } from '#domain/people/viewer.ts';
import { anAccount } from '#test/builders/a-viewer.ts';
import { tableOfEvent } from '#test/builders/ability-table.ts';
import { EVENT_ABILITIES } from './event-abilities.ts';
import { type NotificationAbility, type NotificationFacts, notificationAbilities } from './notification-abilities.ts';

const nobodys: NotificationFacts = { isRecipient: false, eventAbilities: ['event.view'] };
const asHost = { ...nobodys, eventAbilities: EVENT_ABILITIES };

describe('abilities on a notification', () => {
  it('role × ability', () => {
    expect(
      tableOfEvent((viewer, eventAbilities) => notificationAbilities(viewer, { ...nobodys, eventAbilities })),
    ).toBe(`
                  anonymous person organiser manager editor door owner subadmin operator author resting accountant admin
notification.read ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
`);
  });

  it.each<[string, Parameters<typeof notificationAbilities>[0], NotificationFacts, NotificationAbility[]]>([
    ['its recipient', anAccount(), { ...nobodys, isRecipient: true }, ['notification.read']],
    ['anonymous receives none', anonymous, { ...nobodys, isRecipient: true }, []],
    ['the host', anAccount(), asHost, ['notification.read']],
  ])('%s', (_who, viewer, facts, abilities) => {
    expect(notificationAbilities(viewer, facts)).toEqual(abilities);
  });
});
