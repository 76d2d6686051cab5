import type { StaffRole } from '#domain/people/viewer.ts';
import { type Said, said } from '#words/platform/said.ts';

export const STAFF_ROLES_SAID: Readonly<Record<StaffRole, Said>> = {
  SUB_ADMIN: said('Sub-admin', 'Quản trị phụ'),
  ROOM_OPERATOR: said('Room operator', 'Điều phối phòng'),
  EVENT_OWNER: said('Event manager', 'Phụ trách sự kiện'),
};

export const STAFF_ROLES_EXPLAINED: Readonly<Record<StaffRole, Said>> = {
  SUB_ADMIN: said('Publishes events and manages the team', 'Đăng sự kiện và quản lý đội ngũ'),
  ROOM_OPERATOR: said('Runs online rooms and checks tickets', 'Điều hành phòng trực tuyến và soát vé'),
  EVENT_OWNER: said('Looks after the corporate’s events', 'Phụ trách các sự kiện của doanh nghiệp'),
};
