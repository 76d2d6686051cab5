import { describe, expect, it } from 'vitest';
import * as forms from './event/form-fields.ts';
import type { Said } from './platform/said.ts';
import * as cards from './sale/card-refusals.ts';
import { CANNOT_PAY, CHECKOUT_PROBLEMS_SAID } from './sale/checkout-problems.ts';

const { CARD_PANEL_PROBLEMS_SAID, CARD_PANEL_SAID, CARD_PAYMENT_FAILED, CARD_REFUSALS_SAID, CONFIRM_REFUSALS_SAID } =
  cards;
const english = (table: Readonly<Record<string, Said>>): readonly string[] => Object.values(table).map(({ en }) => en);

describe('purchase texts', () => {
  it('exist in both languages', () => {
    const tables = [...Object.values(cards), ...Object.values(forms), CHECKOUT_PROBLEMS_SAID, { CANNOT_PAY }];
    for (const said of tables.flatMap((table) => Object.values<Said>(table)))
      for (const words of [said.en, said.vi]) expect(words).toMatch(/\S/);
  });

  it('name the types of questions as organisers read them [S3-38]', () => {
    expect(Object.entries(forms.FIELD_TYPES_SAID).map(([type, said]) => [type, said.en])).toEqual([
      ['Text', 'Text'],
      ['Dropdown', 'Dropdown'],
      ['Radio', 'Single Choice'],
      ['Checkbox', 'Multiple Choice'],
      ['E-sign', 'Signature'],
    ]);
  });

  it.each([
    [CHECKOUT_PROBLEMS_SAID.NO_TICKET.vi, 'Vui lòng chọn số lượng vé'],
    [CHECKOUT_PROBLEMS_SAID.POLICY_NOT_AGREED.en, 'Please agree to the event regulations'],
    [CHECKOUT_PROBLEMS_SAID.FORMS_INVALID.vi, 'Vui lòng điền đầy đủ thông tin bắt buộc có dấu *'],
    [CHECKOUT_PROBLEMS_SAID.INVOICE_INCOMPLETE.vi, 'Vui lòng nhập đầy đủ thông tin xuất hóa đơn'],
    [CHECKOUT_PROBLEMS_SAID.NO_DONATION.vi, 'Vui lòng nhập số tiền quyên góp'],
    [CARD_PANEL_PROBLEMS_SAID.CARD_REQUIRED.en, 'Credit card is required'],
    [CARD_PANEL_PROBLEMS_SAID.NAME_REQUIRED.en, 'Name is required'],
    [CARD_PANEL_PROBLEMS_SAID.DETAILS_INCOMPLETE.vi, 'Vui lòng điền đầy đủ thông tin thẻ'],
    [CARD_PANEL_SAID.addCard.en, 'Add card'],
    [CARD_PANEL_SAID.name.en, 'Enter name'],
    [CARD_PANEL_SAID.checkout.en, 'Checkout'],
    [CARD_PANEL_SAID.deleted.en, 'Card deleted successfully'],
    [CARD_PAYMENT_FAILED.title.vi, 'Thanh toán không thành công'],
    [CANNOT_PAY.vi, 'Không thể thanh toán, vui lòng thử lại sau'],
  ])('quote the specification: %s', (words, given) => {
    expect(words).toBe(given);
  });

  it('quote the specification’s card errors', () => {
    expect(english(CARD_REFUSALS_SAID)).toEqual([
      'Invalid card number',
      'Invalid expiry date',
      'Invalid CVC',
      'Invalid zip code',
      'Invalid card',
    ]);
    expect(english(CONFIRM_REFUSALS_SAID)).toEqual([
      'Payment authentication failed',
      'Invalid card number',
      'Invalid card details',
    ]);
  });
});
