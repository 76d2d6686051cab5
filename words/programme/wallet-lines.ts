import { type Said, said } from '#words/platform/said.ts';

export const WALLET_LINES_SAID: ReadonlyMap<string, Said> = new Map([
  ['reward-pending', said('Reward earned', 'Thưởng ghi nhận')],
  ['reward-matured', said('Reward matured', 'Thưởng đã đến hạn')],
  ['reward-taken-back', said('Taken back after a refund', 'Thu hồi sau khi hoàn tiền')],
  ['reward-converted', said('Converted to points', 'Đổi sang điểm')],
  ['points-credited', said('Points from rewards', 'Điểm đổi từ thưởng')],
  ['points-spent', said('Spent on tickets', 'Dùng mua vé')],
  ['points-returned', said('Returned with a refund', 'Trả lại khi hoàn tiền')],
  ['wallet-spent', said('Spent on tickets', 'Dùng mua vé')],
  ['wallet-credited', said('Refund to your wallet', 'Hoàn tiền vào ví')],
  ['revenue-matured', said('Ticket sales matured', 'Doanh thu đã đến hạn')],
  ['revenue-taken-back', said('Taken back after a refund', 'Thu hồi sau khi hoàn tiền')],
  ['sale-fee-charged', said('Platform fee on sales', 'Phí nền tảng trên doanh thu')],
  ['sale-fee-returned', said('Platform fee given back', 'Hoàn phí nền tảng')],
  ['withdrawal-requested', said('Withdrawal requested', 'Yêu cầu rút tiền')],
  ['withdrawal-put-back', said('Withdrawal returned', 'Hoàn lại yêu cầu rút tiền')],
  ['withdrawal-paid', said('Withdrawal transferred', 'Đã chuyển tiền rút')],
]);
