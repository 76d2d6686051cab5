import type { CorporateStatus } from '#domain/people/corporate-status.ts';
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

/** The owner and the staff see it at any status. [S6-25] */
const RULES: Readonly<Record<CorporateAbility, CorporateRule>> = {
  'corporate.view': anyOf(isApproved, actsForIt, isAdmin, isAccountant),
  'corporate.favourite': allOf<CorporateFacts>(signedIn, isApproved),
  'corporate.edit': anyOf(isPublisher, isAdmin),
  'corporate.publish': isPublisher,
  'corporate.staff': anyOf(isStaffManager, isAdmin),
  'corporate.revenue': anyOf(isPublisher, isAccountant),
  'corporate.payout': allOf<CorporateFacts>(isOwner, isPublisher),
};

export const corporateAbilities = abilitiesBy(RULES);
