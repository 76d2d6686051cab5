import { never } from '#domain/kernel/never.ts';
import type { NextStep } from '#domain/sale/quantity/next-step.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { type Said, said } from '#words/platform/said.ts';

export function nextStepSentence(step: NextStep): Said {
  switch (step.kind) {
    case 'CHOOSE_FEWER':
      return said(`You can choose up to ${step.atMost}`, `Bạn có thể chọn tối đa ${step.atMost} vé`);
    case 'CHOOSE_WHOLE_SETS':
      return said(`Choose a multiple of ${step.of}`, `Hãy chọn số vé là bội số của ${step.of}`);
    case 'WAIT_UNTIL':
      return said(
        `Unpaid tickets may be released from ${showMoment(step.at, 'en')}`,
        `Vé chưa thanh toán có thể được mở lại từ ${showMoment(step.at, 'vi')}`,
      );
    case 'COME_BACK_FOR_THE_SALE':
      return step.at === null
        ? said('Sales haven’t opened yet', 'Vé chưa mở bán')
        : said(`Sales open at ${showMoment(step.at, 'en')}`, `Vé mở bán lúc ${showMoment(step.at, 'vi')}`);
    case 'CHOOSE_ANOTHER_TICKET':
      return said('Choose another ticket type', 'Hãy chọn loại vé khác');
    case 'CHOOSE_ANOTHER_SESSION':
      return said('Choose another session', 'Hãy chọn suất khác');
    case 'JOIN_WAITING_LIST':
      return said('Join the waiting list', 'Đăng ký danh sách chờ');
    case 'CONTACT_ORGANISER':
      return said('Contact the organiser', 'Liên hệ ban tổ chức');
    default:
      return never(step);
  }
}
