import { anonymous, type PermissionViewer } from '#domain/people/viewer.ts';
import { type EventAbility, type EventFacts, eventAbilities } from '#domain/permission/event-abilities.ts';
import { accountId, anAccount, anEventOf, anOwner, aStaffMember } from './a-viewer.ts';

type Cast<Seen> = Readonly<Record<string, Seen>>;
type BeforeAnEvent = { readonly viewer: PermissionViewer; readonly event: EventFacts };

const ofCorporate = anEventOf({ corporateId: 12 });

const BEFORE_AN_EVENT: Cast<BeforeAnEvent> = {
  anonymous: { viewer: anonymous, event: ofCorporate },
  person: { viewer: anAccount(), event: ofCorporate },
  organiser: { viewer: anAccount(), event: anEventOf({ ownerAccountId: accountId('lan') }) },
  manager: { viewer: anAccount(), event: { ...ofCorporate, teamRole: 'MANAGER' } },
  editor: { viewer: anAccount(), event: { ...ofCorporate, teamRole: 'EDITOR' } },
  door: { viewer: anAccount(), event: { ...ofCorporate, teamRole: 'CHECK_IN' } },
  owner: { viewer: anOwner(12), event: ofCorporate },
  subadmin: { viewer: aStaffMember(12, 'SUB_ADMIN'), event: ofCorporate },
  operator: { viewer: aStaffMember(12, 'ROOM_OPERATOR'), event: ofCorporate },
  author: { viewer: aStaffMember(12, 'EVENT_OWNER'), event: { ...ofCorporate, ownerAccountId: accountId('lan') } },
  resting: { viewer: aStaffMember(12, 'SUB_ADMIN', false), event: ofCorporate },
  accountant: { viewer: anAccount({ isAccountant: true }), event: ofCorporate },
  admin: { viewer: anAccount({ isAdmin: true }), event: ofCorporate },
};

const BEFORE_SOMETHING_OF_LAN: Cast<PermissionViewer> = {
  anonymous,
  somebody: anAccount({ accountId: accountId('minh') }),
  owner: anAccount(),
  accountant: anAccount({ accountId: accountId('hoa'), isAccountant: true }),
  admin: anAccount({ accountId: accountId('hoa'), isAdmin: true }),
};

const BEFORE_A_CORPORATE: Cast<PermissionViewer> = {
  anonymous,
  person: anAccount(),
  'another’s owner': anOwner(13),
  owner: anOwner(12),
  'unapproved owner': anOwner(12, 'PENDING'),
  subadmin: aStaffMember(12, 'SUB_ADMIN'),
  operator: aStaffMember(12, 'ROOM_OPERATOR'),
  resting: aStaffMember(12, 'SUB_ADMIN', false),
  accountant: anAccount({ isAccountant: true }),
  admin: anAccount({ isAdmin: true }),
};

function tableOf<Seen>(cast: Cast<Seen>, abilitiesOf: (seen: Seen) => readonly string[]): string {
  const columns = Object.entries(cast).map(([name, seen]) => ({ name, abilities: abilitiesOf(seen) }));
  const abilities = [...new Set(columns.flatMap((column) => column.abilities))].sort();
  const first = Math.max(...abilities.map((ability) => ability.length));
  const line = (head: string, cells: readonly string[]) =>
    [head.padEnd(first), ...cells.map((cell, at) => cell.padEnd(columns[at]?.name.length ?? 0))].join(' ').trimEnd();
  return [
    '',
    line(
      '',
      columns.map(({ name }) => name),
    ),
    ...abilities.map((ability) =>
      line(
        ability,
        columns.map((column) => (column.abilities.includes(ability) ? '●' : '·')),
      ),
    ),
    '',
  ].join('\n');
}

export const tableOfEvent = (
  abilitiesOf: (
    viewer: PermissionViewer,
    eventAbilities: readonly EventAbility[],
    event: EventFacts,
  ) => readonly string[],
): string => tableOf(BEFORE_AN_EVENT, ({ viewer, event }) => abilitiesOf(viewer, eventAbilities(viewer, event), event));

export const tableOfOwn = (abilitiesOf: (viewer: PermissionViewer) => readonly string[]): string =>
  tableOf(BEFORE_SOMETHING_OF_LAN, abilitiesOf);

export const tableOfCorporate = (abilitiesOf: (viewer: PermissionViewer) => readonly string[]): string =>
  tableOf(BEFORE_A_CORPORATE, abilitiesOf);
