import { MAILED_A_DAY } from '#domain/event/mailing/mailing-limits.ts';
import type { MailingProblem } from '#domain/event/mailing/mailing-refusals.ts';
import { groupDigits } from '#domain/kernel/locale/money-display.ts';
import { never } from '#domain/kernel/never.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { type Said, said } from '#words/platform/said.ts';

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
    case 'MAILING_ENDED':
      return said('This email has been sent to everyone', 'Thư này đã gửi xong cho mọi người');
    default:
      return never(problem);
  }
}
