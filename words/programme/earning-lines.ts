import { type Said, said } from '#words/platform/said.ts';

export const EARNING_LINES_SAID: ReadonlyMap<string, Said> = new Map([
  ['tickets-sold', said('Tickets sold', 'Bán vé')],
  ['donation-given', said('Donation', 'Quyên góp')],
  ['refund-decided', said('Tickets refunded', 'Hoàn tiền vé')],
  ['donation-refund-decided', said('Donation refunded', 'Hoàn tiền quyên góp')],
  ['organiser-keeps', said('Paid to you directly', 'Bạn đã nhận trực tiếp')],
  ['organiser-returns', said('You returned it to the buyer', 'Bạn đã trả lại người mua')],
  ['revenue-paid-over', said('Due for payout', 'Đến hạn chi trả')],
  ['revenue-returned', said('Taken back after a refund', 'Thu hồi sau khi hoàn tiền')],
  ['revenue-matured', said('Ticket sales due for payout', 'Doanh thu đến hạn chi trả')],
  ['revenue-taken-back', said('Taken back after a refund', 'Thu hồi sau khi hoàn tiền')],
  ['sale-fee-charged', said('Platform fee on sales', 'Phí nền tảng trên doanh thu')],
  ['sale-fee-returned', said('Platform fee given back', 'Hoàn phí nền tảng')],
  ['withdrawal-requested', said('Payout requested', 'Yêu cầu chi trả')],
  ['withdrawal-put-back', said('Payout returned', 'Chi trả được hoàn lại')],
  ['withdrawal-paid', said('Payout transferred', 'Đã chuyển tiền')],
  ['fee-kept', said('Platform fee', 'Phí nền tảng')],
]);
