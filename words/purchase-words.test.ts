import { describe, expect, it } from 'vitest';
import {
  CARD_PANEL_PROBLEMS_SAID,
  CARD_PANEL_SAID,
  CARD_PAYMENT_FAILED,
  CARD_REFUSALS_SAID,
  CONFIRM_REFUSALS_SAID,
  GATEWAY_HINTS_SAID,
} from './card-refusals.ts';
import { CANNOT_PAY, CHECKOUT_PROBLEMS_SAID } from './checkout-problems.ts';
import { ANSWER_PROBLEMS_SAID, FIELD_TYPES_SAID, FORM_PROBLEMS_SAID } from './form-fields.ts';
import type { Said } from './said.ts';

const tables: readonly Readonly<Record<string, Said>>[] = [
  CARD_PANEL_PROBLEMS_SAID,
  CARD_PANEL_SAID,
  CARD_PAYMENT_FAILED,
  CARD_REFUSALS_SAID,
  CONFIRM_REFUSALS_SAID,
  GATEWAY_HINTS_SAID,
  CHECKOUT_PROBLEMS_SAID,
  ANSWER_PROBLEMS_SAID,
  FIELD_TYPES_SAID,
  FORM_PROBLEMS_SAID,
];

describe('words of a purchase', () => {
  it('are there in both languages', () => {
    for (const said of tables.flatMap((table) => Object.values(table))) for (const words of [said.en, said.vi]) expect(words).toMatch(/\S/);
  });

  it('name the types of questions as organisers read them [S3-38]', () => {
    expect(Object.entries(FIELD_TYPES_SAID).map(([type, said]) => [type, said.en])).toEqual([
      ['Text', 'Text'],
      ['Dropdown', 'Dropdown'],
      ['Radio', 'Single Choice'],
      ['Checkbox', 'Multiple Choice'],
      ['E-sign', 'Signature'],
    ]);
  });

  it('are those of the specification where it gives them', () => {
    expect([
      CHECKOUT_PROBLEMS_SAID.NO_TICKET.vi,
      CHECKOUT_PROBLEMS_SAID.POLICY_NOT_AGREED.en,
      CHECKOUT_PROBLEMS_SAID.FORMS_INVALID.vi,
      CHECKOUT_PROBLEMS_SAID.INVOICE_INCOMPLETE.vi,
      CHECKOUT_PROBLEMS_SAID.NO_DONATION.vi,
      CARD_PANEL_PROBLEMS_SAID.CARD_REQUIRED.en,
      CARD_PANEL_PROBLEMS_SAID.NAME_REQUIRED.en,
      CARD_PANEL_PROBLEMS_SAID.DETAILS_INCOMPLETE.vi,
      CARD_PANEL_SAID.addCard.en,
      CARD_PANEL_SAID.name.en,
      CARD_PANEL_SAID.checkout.en,
      CARD_PANEL_SAID.deleted.en,
      CARD_PAYMENT_FAILED.title.vi,
      CANNOT_PAY.vi,
    ]).toEqual([
      'Vui lòng chọn số lượng vé',
      'Please agree to the event regulations',
      'Vui lòng điền đầy đủ thông tin bắt buộc có dấu *',
      'Vui lòng nhập đầy đủ thông tin xuất hóa đơn',
      'Vui lòng nhập số tiền quyên góp',
      'Credit card is required',
      'Name is required',
      'Vui lòng điền đầy đủ thông tin thẻ',
      'Add card',
      'Enter name',
      'Checkout',
      'Card deleted successfully',
      'Thanh toán không thành công',
      'Không thể thanh toán, vui lòng thử lại sau',
    ]);
    expect(Object.values(CARD_REFUSALS_SAID).map(({ en }) => en)).toEqual([
      'Invalid card number',
      'Invalid expiry date',
      'Invalid CVC',
      'Invalid zip code',
      'Invalid card',
    ]);
    expect(Object.values(CONFIRM_REFUSALS_SAID).map(({ en }) => en)).toEqual([
      'Payment authentication failed',
      'Invalid card number',
      'Invalid card details',
    ]);
  });
});
