import fc from 'fast-check';
import type { TeamRole } from '#domain/event/event.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { CORPORATE_STATUSES } from '#domain/people/corporate-status.ts';
import { ORGANISATION_ROLES } from '#domain/people/organisation-users.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import { corporateAbilities } from '#domain/permission/corporate-abilities.ts';
import { type EventFacts, eventAbilities } from '#domain/permission/event-abilities.ts';
import { idCardAbilities } from '#domain/permission/id-card-abilities.ts';
import { mediaAbilities } from '#domain/permission/media-abilities.ts';
import { notificationAbilities } from '#domain/permission/notification-abilities.ts';
import { onlineRoomAbilities } from '#domain/permission/online-room-abilities.ts';
import { orderAbilities } from '#domain/permission/order-abilities.ts';
import { organisationAbilities } from '#domain/permission/organisation-abilities.ts';
import { platformAbilities } from '#domain/permission/platform-abilities.ts';
import { reportAbilities } from '#domain/permission/report-abilities.ts';
import type { OfEvent } from '#domain/permission/rule.ts';
import { savedCardAbilities } from '#domain/permission/saved-card-abilities.ts';
import { ticketAbilities } from '#domain/permission/ticket-abilities.ts';
import { ORDER_STATUSES } from '#domain/sale/checkout/order-state.ts';
import { anyAccountId, anyEventFacts } from './viewer.arbitraries.ts';

/** How a viewer relates to a subject, looked up per viewer. */
type Standing = {
  readonly teamRole: TeamRole | null;
  readonly organisationRole: (typeof ORGANISATION_ROLES)[number] | null;
  readonly isMeant: boolean;
};

/** No relation at all. */
export const unknownThere: Standing = { teamRole: null, organisationRole: null, isMeant: false };

export type Subject = (viewer: PermissionViewer, standing: Standing) => readonly string[];

const subjectOf = <Facts>(
  facts: fc.Arbitrary<Facts>,
  abilities: (viewer: PermissionViewer, facts: Facts, standing: Standing) => readonly string[],
) =>
  facts.map(
    (given): Subject =>
      (viewer, standing) =>
        abilities(viewer, given, standing),
  );

const ofEvent = <Facts>(
  facts: fc.Arbitrary<Facts>,
  abilities: (viewer: PermissionViewer, facts: Facts & OfEvent, standing: Standing) => readonly string[],
) =>
  subjectOf(fc.record({ event: anyEventFacts, own: facts }), (viewer, { event, own }, standing) =>
    abilities(
      viewer,
      { ...own, eventAbilities: eventAbilities(viewer, { ...event, teamRole: standing.teamRole }) },
      standing,
    ),
  );

const flag = fc.boolean();
const own = fc.record({ ownerAccountId: anyAccountId });

export const SUBJECTS = {
  event: subjectOf<EventFacts>(anyEventFacts, (viewer, event, { teamRole }) =>
    eventAbilities(viewer, { ...event, teamRole }),
  ),
  order: ofEvent(
    fc.record({
      buyerAccountId: anyAccountId,
      status: fc.constantFrom(...ORDER_STATUSES),
      price: fc.constantFrom(0, 200_000).map(dong),
      hasCheckedInTicket: flag,
    }),
    orderAbilities,
  ),
  ticket: ofEvent(
    fc.record({
      holderAccountId: fc.option(anyAccountId),
      giverAccountId: fc.option(anyAccountId),
      isVoid: flag,
    }),
    ticketAbilities,
  ),
  'online room': ofEvent(fc.constant({}), (viewer, room, { isMeant }) =>
    onlineRoomAbilities(viewer, { ...room, holdsItsTicket: isMeant }),
  ),
  media: ofEvent(fc.record({ isPrivate: flag }), (viewer, one, { isMeant }) =>
    mediaAbilities(viewer, { ...one, holdsItsTicket: isMeant }),
  ),
  notification: ofEvent(fc.constant({}), (viewer, one, { isMeant }) =>
    notificationAbilities(viewer, { ...one, isRecipient: isMeant }),
  ),
  report: ofEvent(fc.constant({}), reportAbilities),
  'ID card': subjectOf(own, idCardAbilities),
  'saved card': subjectOf(own, savedCardAbilities),
  corporate: subjectOf(
    fc.record({ corporateId: fc.constantFrom(12, 13), status: fc.constantFrom(...CORPORATE_STATUSES) }),
    corporateAbilities,
  ),
  organisation: subjectOf(fc.constant(null), (viewer, _none, { organisationRole }) =>
    organisationAbilities(viewer, { role: organisationRole }),
  ),
  platform: subjectOf(fc.constant(null), platformAbilities),
} as const satisfies Readonly<Record<string, fc.Arbitrary<Subject>>>;

export const anyStanding: fc.Arbitrary<Standing> = fc.record({
  teamRole: fc.constantFrom(null, 'MANAGER', 'EDITOR', 'CHECK_IN'),
  organisationRole: fc.constantFrom(null, ...ORGANISATION_ROLES),
  isMeant: flag,
});

export const anyStandingUp: fc.Arbitrary<(standing: Standing) => Standing> = fc.constantFrom(
  (standing: Standing): Standing => ({ ...standing, teamRole: standing.teamRole ?? 'EDITOR' }),
  (standing: Standing): Standing => ({ ...standing, teamRole: standing.teamRole ?? 'CHECK_IN' }),
  (standing: Standing): Standing => ({ ...standing, teamRole: 'MANAGER' }),
  (standing: Standing): Standing => ({ ...standing, organisationRole: standing.organisationRole ?? 'MEMBER' }),
  (standing: Standing): Standing => ({
    ...standing,
    organisationRole: standing.organisationRole === 'OWNER' ? 'OWNER' : 'ADMIN',
  }),
  (standing: Standing): Standing => ({ ...standing, organisationRole: 'OWNER' }),
  (standing: Standing): Standing => ({ ...standing, isMeant: true }),
);
