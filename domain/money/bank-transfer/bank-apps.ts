import type { Dong } from '#domain/kernel/money/dong.ts';

export type BankApp = {
  readonly name: string;
  /** VietQR's id of the app, and of its bank as a receiver. */
  readonly id: string;
  readonly bin: string;
  /** Whether the app takes over what the link says. */
  readonly fills: boolean;
};

const app = (name: string, id: string, bin: string, fills = false): BankApp => ({ name, id, bin, fills });

/** VietQR's list of app links; those that fill in the transfer first. [STD 1] */
export const BANK_APPS: readonly BankApp[] = [
  app('MB Bank', 'mb', '970422', true),
  app('BIDV', 'bidv', '970418', true),
  app('VietinBank', 'icb', '970415', true),
  app('ACB', 'acb', '970416', true),
  app('OCB', 'ocb', '970448', true),
  app('Vietcombank', 'vcb', '970436'),
  app('Techcombank', 'tcb', '970407'),
  app('VPBank', 'vpb', '970432'),
  app('TPBank', 'tpb', '970423'),
  app('Agribank', 'vba', '970405'),
  app('VIB', 'vib', '970441'),
  app('HDBank', 'hdb', '970437'),
  app('SHB', 'shb', '970443'),
];

const OPENS = 'https://dl.vietqr.io/pay';
/** The bank's number in a VietQR, after the network's. */
const RECEIVING_BANK = /A00000072701\d{2}0006(\d{6})/;

type Transfer = {
  readonly account: string;
  readonly amount: Dong;
  readonly message: string;
  /** VietQR payload. */
  readonly qrCode: string;
};

/** Opens an app. The transfer is named only to an app that fills it in: VietQR reads the link. [STD 1] */
export function bankAppLink({ id, fills }: BankApp, { account, amount, message, qrCode }: Transfer): string {
  const bin = RECEIVING_BANK.exec(qrCode)?.[1];
  const receiver = BANK_APPS.find((bank) => bank.bin === bin);
  if (!fills || receiver === undefined) return `${OPENS}?app=${id}`;
  const to = encodeURIComponent(`${account}@${receiver.id}`);
  return `${OPENS}?app=${id}&ba=${to}&am=${amount}&tn=${encodeURIComponent(message)}`;
}
