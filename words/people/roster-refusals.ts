import { never } from '#domain/kernel/never.ts';
import type { RosterRefusal } from '#domain/people/roster.ts';
import { type Said, said } from '#words/platform/said.ts';

export function rosterRefusalSentence(refusal: RosterRefusal): Said {
  switch (refusal.code) {
    case 'NOT_YOURS_TO_MANAGE':
      return said(
        'Your role can’t assign or remove this role',
        'Vai trò của bạn không được cấp hoặc thu hồi vai trò này',
      );
    case 'NOT_YOUR_OWN_ROLE':
      return said('You cannot change your own role', 'Bạn không thể đổi vai trò của chính mình');
    case 'NO_ACCOUNT':
      return said('No account uses this email yet', 'Chưa có tài khoản nào dùng email này');
    case 'ALREADY_IN':
      return said('This person is already a member', 'Người này đã là thành viên');
    case 'NOT_IN':
      return said('This person is not a member', 'Người này không phải là thành viên');
    case 'LAST_OF_ROLE':
      return said('Assign this role to someone else first', 'Hãy giao vai trò này cho người khác trước');
    default:
      return never(refusal);
  }
}
