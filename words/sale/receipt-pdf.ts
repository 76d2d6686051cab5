import { type Said, said } from '#words/platform/said.ts';

export const RECEIPT_PDF_WORDS = {
  title: said('Receipt', 'Biên nhận'),
  order: said('Order number', 'Mã đơn hàng'),
  orderedAt: said('Ordered at', 'Thời gian đặt'),
  buyer: said('Buyer', 'Người mua'),
  event: said('Event', 'Sự kiện'),
  organiser: said('Organiser', 'Ban tổ chức'),
  paidBy: said('Payment method', 'Phương thức thanh toán'),
  company: said('Company', 'Công ty'),
  taxCode: said('Company tax code', 'Mã số thuế'),
  address: said('Billing address', 'Địa chỉ xuất hóa đơn'),
  amount: said('Amount', 'Thành tiền'),
  discount: said('Discount', 'Giảm giá'),
  donation: said('Donation', 'Quyên góp'),
  total: said('Total paid', 'Tổng đã thanh toán'),
  free: said('Free', 'Miễn phí'),
  notTaxInvoice: said('This receipt is not a tax invoice.', 'Biên nhận này không phải là hóa đơn giá trị gia tăng.'),
} as const satisfies Readonly<Record<string, Said>>;
