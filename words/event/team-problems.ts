import type { TeamProblem } from '#domain/event/event-refusals.ts';
import { rosterRefusalSentence } from '#words/people/roster-refusals.ts';
import { type Said, said } from '#words/platform/said.ts';

export const TEAM_PROBLEMS_SAID: Readonly<Record<TeamProblem, Said>> = {
  NOT_YOURS_TO_MANAGE: rosterRefusalSentence({ code: 'NOT_YOURS_TO_MANAGE', role: '' }),
  NOT_YOUR_OWN_ROLE: rosterRefusalSentence({ code: 'NOT_YOUR_OWN_ROLE' }),
  NO_ACCOUNT: said(
    'No account uses this email yet. Ask them to sign in to Vemoi once, then add them',
    'Chưa có tài khoản nào dùng email này. Hãy nhờ họ đăng nhập Vemoi một lần rồi thêm lại',
  ),
  ALREADY_IN: rosterRefusalSentence({ code: 'ALREADY_IN' }),
  NOT_IN: rosterRefusalSentence({ code: 'NOT_IN' }),
  LAST_OF_ROLE: rosterRefusalSentence({ code: 'LAST_OF_ROLE', role: '' }),
  OWNS_THE_EVENT: said('This person owns the event', 'Người này là chủ sự kiện'),
  SUSPENDED: said('This person’s account is suspended', 'Tài khoản của người này đang bị tạm khóa'),
  REVENUE_PAID_OVER: said(
    'Revenue of this event has been added to your balance already, so the event stays with you',
    'Doanh thu của sự kiện đã được cộng vào số dư của bạn nên không thể chuyển sự kiện nữa',
  ),
};
