import type { OrganisationRole } from '#domain/people/organisation-users.ts';
import { type Said, said } from '#words/platform/said.ts';

export const ORGANISATION_ROLES_SAID: Readonly<Record<OrganisationRole, Said>> = {
  OWNER: said('Owner', 'Chủ sở hữu'),
  ADMIN: said('Admin', 'Quản trị viên'),
  MEMBER: said('Member', 'Thành viên'),
};
