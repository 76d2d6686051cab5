import { describe, expect, it } from 'vitest';
import { anonymous } from '#domain/people/viewer.ts';
import { accountId, anAccount } from '#test/builders/a-viewer.ts';
import { tableOfEvent } from '#test/builders/ability-table.ts';
import {
  type CheckInDeviceAbility,
  type CheckInDeviceFacts,
  checkInDeviceAbilities,
} from './check-in-device-abilities.ts';
import { EVENT_ABILITIES } from './event-abilities.ts';

const nobodys: CheckInDeviceFacts = {
  ownerAccountId: accountId('hoa'),
  revoked: false,
  eventAbilities: ['event.view'],
};
const asHost = { ...nobodys, eventAbilities: EVENT_ABILITIES };

describe('abilities on a check-in device [S6-45]', () => {
  it('role × ability', () => {
    expect(
      tableOfEvent((viewer, eventAbilities) => checkInDeviceAbilities(viewer, { ...nobodys, eventAbilities })),
    ).toBe(`
              anonymous person organiser manager editor door owner subadmin operator author resting accountant admin
device.enrol  ·         ·      ●         ●       ·      ●    ●     ●        ●        ●      ·       ·          ●
device.list   ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
device.revoke ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
`);
  });

  it.each<[string, Parameters<typeof checkInDeviceAbilities>[0], CheckInDeviceFacts, CheckInDeviceAbility[]]>([
    [
      'whose device it is, at a door of theirs',
      anAccount({ accountId: accountId('hoa') }),
      { ...nobodys, eventAbilities: ['event.check-in'] },
      ['device.enrol', 'device.scan', 'device.hand-in', 'device.revoke'],
    ],
    [
      'who left the team scans no more, and hands in what was scanned',
      anAccount({ accountId: accountId('hoa') }),
      nobodys,
      ['device.hand-in', 'device.revoke'],
    ],
    [
      'a revoked device',
      anAccount({ accountId: accountId('hoa') }),
      { ...asHost, revoked: true },
      ['device.enrol', 'device.hand-in', 'device.list'],
    ],
    ['the host scans with no device of others', anAccount(), asHost, ['device.enrol', 'device.list', 'device.revoke']],
    ['anonymous', anonymous, nobodys, []],
  ])('%s', (_who, viewer, facts, abilities) => {
    expect(checkInDeviceAbilities(viewer, facts)).toEqual(abilities);
  });
});
