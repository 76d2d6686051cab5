import type { PurchaseAnswer } from '#domain/sale/quantity/purchase-answer.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { type Said, said } from '#words/platform/said.ts';

type NotOnSale = Extract<PurchaseAnswer, { readonly kind: 'NOT_ON_SALE' }>;

const tickets = (count: number): string => (count === 1 ? '1 ticket' : `${count} tickets`);

const NOT_ON_SALE: Readonly<Record<NotOnSale['because'], Said>> = {
  COMING_SOON: said('The sale hasn’t opened yet; no date is set.', 'Chưa mở bán và chưa có ngày mở bán.'),
  SALE_CLOSED: said('The organiser closed the sale.', 'Ban tổ chức đã đóng bán vé.'),
  STOPPED_SELLING: said('The sale period is over.', 'Đã hết thời gian bán vé.'),
  ENDED: said('The session is over.', 'Buổi này đã kết thúc.'),
};

type Sentences = {
  readonly [Kind in PurchaseAnswer['kind']]: (
    answer: Extract<PurchaseAnswer, { readonly kind: Kind }>,
    zone: string,
  ) => Said;
};

const SENTENCES: Sentences = {
  MAY_BUY: ({ most }) => said(`Can buy up to ${tickets(most)} now.`, `Mua được tối đa ${most} vé ngay bây giờ.`),
  NOT_PUBLISHED: () => said('The event is not published.', 'Sự kiện chưa được đăng.'),
  STOPPED_SELLING: () =>
    said('The event is cancelled or archived and sells nothing.', 'Sự kiện đã hủy hoặc lưu trữ nên không bán vé.'),
  NOT_ON_SALE: ({ because, opensAt }, zone) =>
    opensAt === null
      ? NOT_ON_SALE[because]
      : said(`The sale opens at ${showMoment(opensAt, 'en', zone)}.`, `Mở bán lúc ${showMoment(opensAt, 'vi', zone)}.`),
  SOLD_OUT: ({ heldByOthers }) =>
    heldByOthers === 0
      ? said('Sold out.', 'Đã hết vé.')
      : said(
          `Sold out for now. Others are paying for ${tickets(heldByOthers)}, which may come free.`,
          `Tạm hết vé. ${heldByOthers} vé đang chờ người khác thanh toán và có thể được mở lại.`,
        ),
  LIMIT_REACHED: ({ alreadyBought, accountLimit }) =>
    said(
      `The limit is ${tickets(accountLimit)} for each account; this one has ${alreadyBought}, with unpaid orders.`,
      `Mỗi tài khoản chỉ được mua ${accountLimit} vé; ` +
        `tài khoản này đã có ${alreadyBought}, tính cả đơn chờ thanh toán.`,
    ),
};

/** `zone`: the event's. */
export function purchaseSentence(answer: PurchaseAnswer, zone: string): Said {
  const sentence = SENTENCES[answer.kind] as (answer: PurchaseAnswer, zone: string) => Said;
  return sentence(answer, zone);
}
