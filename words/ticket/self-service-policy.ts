import type { SelfServicePolicy } from '#domain/event/self-service-policy.ts';
import { type Said, said } from '#words/platform/said.ts';

export const COLLECTED_AT_VENUE: Said = said(
  'Collect your tickets at the venue: show the code from the email there.',
  'Nhận vé giấy tại nơi tổ chức: bạn chỉ cần đưa mã trong email.',
);

const daysBefore = (days: number): Said => {
  if (days === 0) return said('until the session starts', 'cho đến khi suất bắt đầu');
  return said(
    days === 1 ? 'until 1 day before the session' : `until ${days} days before the session`,
    `chậm nhất ${days} ngày trước khi suất bắt đầu`,
  );
};

/** Empty: nothing to tell. */
export function policySentences(policy: SelfServicePolicy): readonly Said[] {
  const { refundDays, nameChangeDays, sessionChangeDays } = policy;
  const refund = refundDays === null ? null : daysBefore(refundDays);
  const name = nameChangeDays === null ? null : daysBefore(nameChangeDays);
  const change = sessionChangeDays === null ? null : daysBefore(sessionChangeDays);
  return [
    refund === null
      ? null
      : said(
          `You can return a ticket for a full refund ${refund.en}, in “My tickets”.`,
          `Bạn được trả vé và nhận lại đủ tiền, ${refund.vi}, trong “Vé của tôi”.`,
        ),
    change === null
      ? null
      : said(
          `You can change your order to another session with free places ${change.en}, in “My tickets”.`,
          `Bạn được đổi đơn hàng sang suất khác còn chỗ, ${change.vi}, trong “Vé của tôi”.`,
        ),
    name === null
      ? null
      : said(
          `The name on a ticket can be changed, or the ticket given away, ${name.en}.`,
          `Bạn được đổi tên trên vé hoặc tặng vé, ${name.vi}.`,
        ),
  ].filter((sentence) => sentence !== null);
}
