import type { BankTransferInstruction } from '#application/sale/ports/checkout-desk.ts';
import { BANK_APPS, bankAppLink } from '#domain/money/bank-transfer/bank-apps.ts';

/** The apps a phone can open, each with its link for this transfer. */
export const bankAppLinks = (
  transfer: BankTransferInstruction,
): readonly { readonly name: string; readonly fills: boolean; readonly href: string }[] =>
  BANK_APPS.map((app) => ({ name: app.name, fills: app.fills, href: bankAppLink(app, transfer) }));
