import { CORPORATE_TRANSITIONS, type CorporateStatus } from '#domain/people/corporate-status.ts';
import {
  actsForCorporate,
  isAccountant,
  isAdmin,
  isPublisherOf,
  ownsCorporate,
  teamManagedCorporates,
} from '#domain/people/viewer.ts';
import { abilitiesBy, allOf, anyOf, type Rule, signedIn } from './rule.ts';

export type CorporateAbility =
  | 'corporate.view'
  | 'corporate.favourite'
  | 'corporate.registration'
  | 'corporate.review'
  | 'corporate.edit'
  | 'corporate.publish'
  | 'corporate.staff'
  | 'corporate.revenue'
  | 'corporate.payout';

export type CorporateFacts = { readonly corporateId: number; readonly status: CorporateStatus };

type CorporateRule = Rule<CorporateFacts>;

const isOwner: CorporateRule = (viewer, { corporateId }) => ownsCorporate(viewer, corporateId);
const isPublisher: CorporateRule = (viewer, { corporateId }) => isPublisherOf(viewer, corporateId);
const isStaffManager: CorporateRule = (viewer, { corporateId }) => teamManagedCorporates(viewer).includes(corporateId);
const actsForIt: CorporateRule = (viewer, { corporateId }) => actsForCorporate(viewer, corporateId);

const isApproved: CorporateRule = (_viewer, { status }) => status === 'APPROVED';

const mayBecome =
  (next: CorporateStatus): CorporateRule =>
  (_viewer, { status }) =>
    (CORPORATE_TRANSITIONS[status] as readonly CorporateStatus[]).includes(next);

/** The owner reads the registration at any status; an admin decides it. [S6-17] [S6-25] */
const RULES: Readonly<Record<CorporateAbility, CorporateRule>> = {
  'corporate.view': anyOf(isApproved, actsForIt, isAdmin, isAccountant),
  'corporate.favourite': allOf<CorporateFacts>(signedIn, isApproved),
  'corporate.registration': anyOf(isOwner, isAdmin),
  'corporate.review': allOf<CorporateFacts>(isAdmin, mayBecome('APPROVED')),
  'corporate.edit': anyOf(isPublisher, isAdmin),
  'corporate.publish': isPublisher,
  'corporate.staff': anyOf(isStaffManager, isAdmin),
  'corporate.revenue': anyOf(isPublisher, isAccountant),
  'corporate.payout': allOf<CorporateFacts>(isOwner, isPublisher),
};

export const corporateAbilities = abilitiesBy(RULES);
