import { type Said, said } from '#words/platform/said.ts';

export const PAYOUT_STATEMENT_WORDS = {
  title: said('Payout statement', 'Sao kê doanh thu'),
  publisher: said('Organiser', 'Ban tổ chức'),
  period: said('Period', 'Kỳ sao kê'),
  madeAt: said('Created on', 'Ngày lập'),
  opening: said('Opening balance', 'Số dư đầu kỳ'),
  closing: said('Closing balance', 'Số dư cuối kỳ'),
  matured: said('Ticket sales and donations', 'Doanh thu vé và ủng hộ'),
  takenBack: said('Refunds after payout', 'Hoàn tiền sau khi đối soát'),
  saleFees: said('Platform fees on sales', 'Phí nền tảng trên doanh thu'),
  paidOut: said('Payouts', 'Chi trả'),
  returned: said('Payouts returned', 'Chi trả bị hoàn lại'),
  amount: said('Amount', 'Số tiền'),
  nothing: said('Nothing moved in this period.', 'Không có phát sinh trong kỳ này.'),
  note: said(
    'Amounts are taken from Vemoi’s ledger. This statement is not a tax invoice.',
    'Số liệu lấy từ sổ cái của Vemoi. Sao kê này không phải là hóa đơn giá trị gia tăng.',
  ),
} as const satisfies Readonly<Record<string, Said>>;

export const payoutTo = (account: string): Said => said(`Payout to ${account}`, `Chi trả về ${account}`);

export const payoutFee = (fee: string, total: string): Said =>
  said(`${total} transferred, ${fee} fee`, `Chuyển ${total}, phí ${fee}`);
