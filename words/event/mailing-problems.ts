import { MAILED_A_DAY } from '#domain/event/mailing/mailing-limits.ts';
import type { MailingProblem } from '#domain/event/mailing/mailing-refusals.ts';
import { MAILED_AFTER_END } from '#domain/event/mailing/scheduled-mailing.ts';
import { DAY } from '#domain/kernel/instant.ts';
import { groupDigits } from '#domain/kernel/locale/money-display.ts';
import { never } from '#domain/kernel/never.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { type Said, said } from '#words/platform/said.ts';

const daysAfterEnd = MAILED_AFTER_END / DAY;

export function mailingProblemSaid(problem: MailingProblem): Said {
  switch (problem.code) {
    case 'NO_RECIPIENTS':
      return said('No one matches this choice yet', 'Chưa có ai thuộc nhóm này');
    case 'TOO_MANY_RECIPIENTS':
      return said(
        `This email would go to ${groupDigits(problem.people, 'en')} people. ` +
          `You can email ${groupDigits(problem.left, 'en')} more within these 24 hours` +
          (problem.raisedFrom === null
            ? ''
            : `. From ${showMoment(problem.raisedFrom, 'en')}, or once your ID card is approved, ` +
              `you can email ${groupDigits(MAILED_A_DAY, 'en')} a day`),
        `Thư này sẽ gửi đến ${groupDigits(problem.people, 'vi')} người. ` +
          `Trong 24 giờ này bạn còn gửi được cho ${groupDigits(problem.left, 'vi')} người` +
          (problem.raisedFrom === null
            ? ''
            : `. Từ ${showMoment(problem.raisedFrom, 'vi')}, hoặc ngay khi giấy tờ của bạn được duyệt, ` +
              `bạn gửi được ${groupDigits(MAILED_A_DAY, 'vi')} người mỗi ngày`),
      );
    case 'LINKS_TOO_EARLY':
      return said(
        'Your account is new. You can add links to emails ' +
          `from ${showMoment(problem.from, 'en')}, or once your ID card is approved`,
        'Tài khoản của bạn còn mới. Bạn có thể chèn liên kết vào thư ' +
          `từ ${showMoment(problem.from, 'vi')}, hoặc ngay khi giấy tờ của bạn được duyệt`,
      );
    case 'BANK_AS_SENDER':
      return said(
        `Emails can’t be sent in the name of ${problem.bank}. Use your own name or your company’s`,
        `Không thể gửi thư dưới tên ${problem.bank}. Hãy dùng tên của bạn hoặc của công ty bạn`,
      );
    case 'SCHEDULED_TOO_LATE':
      return said(
        `Emails can be scheduled until ${daysAfterEnd} days after the event ends, ` +
          `${showMoment(problem.latest, 'en')} at the latest`,
        `Thư chỉ hẹn giờ được đến ${daysAfterEnd} ngày sau khi sự kiện kết thúc, ` +
          `muộn nhất là ${showMoment(problem.latest, 'vi')}`,
      );
    case 'TOO_MANY_SCHEDULED':
      return said(
        `An event can have ${problem.max} scheduled emails. Cancel one, or wait until one is sent`,
        `Mỗi sự kiện hẹn giờ được tối đa ${problem.max} thư. Hãy hủy một thư, hoặc chờ một thư được gửi`,
      );
    case 'MAILING_NOT_BEGUN':
      return said('This email hasn’t been sent yet', 'Thư này chưa được gửi');
    case 'MAILING_BEGUN':
      return said('This email is already being sent', 'Thư này đã bắt đầu gửi');
    case 'MAILING_CANCELLED':
      return said('This email was cancelled', 'Thư này đã bị hủy');
    case 'MAILING_ENDED':
      return said('This email has been sent to everyone', 'Thư này đã gửi xong cho mọi người');
    default:
      return never(problem);
  }
}
