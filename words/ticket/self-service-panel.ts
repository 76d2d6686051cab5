import { type Said, said } from '#words/platform/said.ts';

/** Not in a catalogue, which the checkout would load without showing these words. */
export const SELF_SERVICE_PANEL = {
  title: said('Change of plans?', 'Bạn đổi kế hoạch?'),
  failed: said('We couldn’t load what you can change.', 'Chưa tải được những gì bạn có thể thay đổi.'),
  again: said('Try again', 'Thử lại'),
  acts: {
    GIVE_BACK: said('Return this ticket', 'Trả lại vé này'),
    CHANGE_NAME: said('Change the name or give it away', 'Đổi tên hoặc tặng vé'),
    CHANGE_SESSION: said('Change to another session', 'Đổi sang suất khác'),
  },
  until: (when: string): Said => said(`Until ${when}`, `Đến ${when}`),
  over: (why: string, when: string): Said => said(`${why} (${when})`, `${why} (${when})`),
  giveBack: said('Return ticket', 'Trả vé'),
  keep: said('Keep ticket', 'Giữ vé'),
  asked: said('Return this ticket?', 'Trả lại vé này?'),
  what: (ticketName: string, holder: string): Said =>
    said(
      `${ticketName} for ${holder} is cancelled and its place goes back on sale. This can’t be undone.`,
      `${ticketName} của ${holder} bị hủy và chỗ được mở bán lại. Không thể hoàn tác.`,
    ),
  money: (amount: string): Said =>
    said(
      `You get back ${amount}, to the account you paid from. If we don’t know it, we’ll email you to ask where to.`,
      `Bạn được hoàn ${amount} về tài khoản đã thanh toán. Nếu chưa rõ tài khoản, chúng tôi sẽ hỏi bạn qua email.`,
    ),
  noMoney: said(
    'Nothing was paid for this ticket, so there is nothing to refund.',
    'Vé này không mất tiền nên không có khoản hoàn.',
  ),
  returned: said('Your ticket was returned', 'Đã trả vé'),
  change: said('Change session', 'Đổi suất'),
  keepSession: said('Keep this session', 'Giữ suất này'),
  changeAsked: said('Change to which session?', 'Đổi sang suất nào?'),
  changeWhat: said(
    'All tickets of this order move together, at the same price. You can’t go back once your places are taken.',
    'Tất cả vé trong đơn được đổi cùng nhau, giá giữ nguyên. Bạn không thể đổi lại nếu chỗ cũ đã có người mua.',
  ),
  noSession: said(
    'No other session has enough places for these tickets.',
    'Không có suất nào khác còn đủ chỗ cho những vé này.',
  ),
  changed: said('Your tickets are for the new session now', 'Đã đổi vé sang suất mới'),
  lost: said(
    'The connection was lost. Check the ticket before trying again.',
    'Mất kết nối. Hãy kiểm tra lại vé trước khi thử lại.',
  ),
} as const;
