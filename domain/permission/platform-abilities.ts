import {
  isAccountant,
  isAdmin,
  isPublisher,
  isStaffCorporateManager,
  type PermissionViewer,
  teamManagedCorporates,
} from '#domain/people/viewer.ts';
import { type Rule, signedIn } from './rule.ts';

export type PlatformAbility =
  | 'event.create'
  | 'checkout.buy'
  | 'donation.give'
  | 'favourite.toggle'
  | 'rsvp.answer'
  | 'ticket.own-list'
  | 'referral.own'
  | 'withdrawal.request'
  | 'corporate.request'
  | 'organisation.create'
  | 'admin.menu'
  | 'admin.events'
  | 'admin.event-report'
  | 'admin.staffs'
  | 'admin.featured-events'
  | 'admin.corporates'
  | 'admin.accountant'
  | 'admin.ticket-portal'
  | 'admin.integrity'
  | 'admin.audit-log'
  | 'admin.set-aside'
  | 'admin.users'
  | 'admin.leads'
  | 'admin.settings'
  | 'settings.change'
  | 'money.read'
  | 'money.reconcile'
  | 'refund.pay'
  | 'withdrawal.approve'
  | 'id-card.review';

/** [S6] [D6] */
const RULES: Readonly<Record<PlatformAbility, Rule<null>>> = {
  'event.create': signedIn,
  'checkout.buy': signedIn,
  'donation.give': signedIn,
  'favourite.toggle': signedIn,
  'rsvp.answer': signedIn,
  'ticket.own-list': signedIn,
  'referral.own': signedIn,
  'withdrawal.request': signedIn,
  'corporate.request': signedIn,
  'organisation.create': signedIn,
  'admin.menu': (viewer) => isPublisher(viewer) || isStaffCorporateManager(viewer) || isAccountant(viewer),
  'admin.events': signedIn,
  'admin.event-report': signedIn,
  'admin.staffs': (viewer) => teamManagedCorporates(viewer).length > 0 || isAdmin(viewer),
  'admin.featured-events': isAdmin,
  'admin.corporates': isAdmin,
  'admin.accountant': isAccountant,
  'admin.ticket-portal': isAdmin,
  'admin.integrity': isAccountant,
  'admin.audit-log': isAdmin,
  'admin.set-aside': isAdmin,
  'admin.users': isAdmin,
  'admin.leads': isAdmin,
  'admin.settings': isAccountant,
  'settings.change': isAdmin,
  'money.read': isAccountant,
  'money.reconcile': isAccountant,
  'refund.pay': isAccountant,
  'withdrawal.approve': isAccountant,
  'id-card.review': isAccountant,
};

export const PLATFORM_ABILITIES = Object.keys(RULES) as readonly PlatformAbility[];

export const mayOnPlatform = (viewer: PermissionViewer, ability: PlatformAbility): boolean =>
  RULES[ability](viewer, null);

export const platformAbilities = (viewer: PermissionViewer): PlatformAbility[] =>
  PLATFORM_ABILITIES.filter((ability) => mayOnPlatform(viewer, ability));
