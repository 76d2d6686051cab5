import type { EInvoiceFault } from '#domain/sale/invoice/e-invoice.ts';
import { type Said, said } from '#words/platform/said.ts';

/** Why an e-invoice was not issued, and what to do. */
export const E_INVOICE_FAULTS_SAID: Readonly<Record<EInvoiceFault, Said>> = {
  TAX_CODE: said(
    'The provider doesn’t accept the tax code. Correct it and try again.',
    'Nhà cung cấp không chấp nhận mã số thuế. Bạn sửa lại rồi thử lại nhé.',
  ),
  BUYER: said(
    'The provider doesn’t accept the company’s details. Correct them and try again.',
    'Nhà cung cấp không chấp nhận thông tin công ty. Bạn sửa lại rồi thử lại nhé.',
  ),
  SERIES: said(
    'The invoice series isn’t registered with the provider. Ask our accountant, then try again.',
    'Ký hiệu hóa đơn chưa được đăng ký với nhà cung cấp. Bạn hỏi kế toán của chúng tôi rồi thử lại nhé.',
  ),
  AMOUNTS: said(
    'The provider doesn’t accept the amounts. Ask our accountant, then try again.',
    'Nhà cung cấp không chấp nhận số tiền. Bạn hỏi kế toán của chúng tôi rồi thử lại nhé.',
  ),
  UNANSWERED: said(
    'The provider didn’t answer for a day. Try again: nothing is issued twice.',
    'Nhà cung cấp không phản hồi suốt một ngày. Bạn cứ thử lại, hóa đơn sẽ không bị xuất hai lần.',
  ),
  OTHER: said(
    'The provider refused the e-invoice. Ask our accountant, then try again.',
    'Nhà cung cấp từ chối xuất hóa đơn. Bạn hỏi kế toán của chúng tôi rồi thử lại nhé.',
  ),
};
