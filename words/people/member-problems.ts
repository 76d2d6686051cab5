import type { StaffRefusal } from '#domain/people/staff.ts';
import { rosterRefusalSentence } from '#words/people/roster-refusals.ts';
import { type Said, said } from '#words/platform/said.ts';

export const MEMBER_PROBLEMS_SAID: Readonly<Record<StaffRefusal['code'] | 'NOT_OFFERED', Said>> = {
  NOT_YOURS_TO_MANAGE: rosterRefusalSentence({ code: 'NOT_YOURS_TO_MANAGE', role: '' }),
  NOT_YOUR_OWN_ROLE: rosterRefusalSentence({ code: 'NOT_YOUR_OWN_ROLE' }),
  NO_ACCOUNT: said(
    'No account uses this email yet. Ask them to sign in to Vemoi once, then add them',
    'Chưa có tài khoản nào dùng email này. Hãy nhờ họ đăng nhập Vemoi một lần rồi thêm lại',
  ),
  ALREADY_IN: rosterRefusalSentence({ code: 'ALREADY_IN' }),
  NOT_IN: rosterRefusalSentence({ code: 'NOT_IN' }),
  LAST_OF_ROLE: rosterRefusalSentence({ code: 'LAST_OF_ROLE', role: '' }),
  NOT_OFFERED: said('This offer has ended', 'Lời đề nghị này không còn hiệu lực'),
  OWNS_THE_CORPORATE: said('This person owns the corporate', 'Người này là chủ doanh nghiệp'),
};
