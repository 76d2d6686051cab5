import { never } from '#domain/kernel/never.ts';
import type { PromotionType } from '#domain/sale/promotion/automatic-promotion.ts';
import type { CodeProblem } from '#domain/sale/promotion/check-code.ts';
import type { PromotionObstacle } from '#domain/sale/promotion/promotion-obstacle.ts';
import type { NotApplied, PromotionState } from '#domain/sale/promotion/promotion-state.ts';
import { inputProblemSentence } from '#words/platform/input-problems.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { type Said, said } from '#words/platform/said.ts';

/** [S3-50] */
export const PROMOTION_TYPES_SAID: Readonly<Record<PromotionType, Said>> = {
  EARLY_BIRD: said('Early Bird', 'Early Bird'),
  QUANTITY_BASED: said('Quantity-based', 'Theo số lượng'),
  SALE_TIME: said('By ticket sale time', 'Theo thời gian bán vé'),
};

export const PROMOTION_STATES: Readonly<Record<PromotionState['state'], Said>> = {
  UPCOMING: said('Upcoming', 'Sắp diễn ra'),
  RUNNING: said('Running', 'Đang diễn ra'),
  USED_UP: said('Used up', 'Đã hết lượt'),
  PAUSED: said('Paused', 'Đang tạm dừng'),
  OVER: said('Ended', 'Đã kết thúc'),
};

export const PROMOTION_OBSTACLES_SAID: Readonly<Record<PromotionObstacle, Said>> = {
  TICKET_NOT_OF_EVENT: said('This ticket type isn’t part of the event', 'Loại vé này không thuộc sự kiện'),
  FREE_TICKET: said('Promotions do not apply to free tickets', 'Khuyến mãi không áp dụng cho vé miễn phí'),
  EARLY_BIRD_WITHOUT_END: said(
    'An Early Bird promotion needs an end or a quantity',
    'Khuyến mãi Early Bird cần có thời điểm kết thúc hoặc số lượng',
  ),
  SALE_TIME_OVERLAPS: said(
    'Another price step of this ticket type runs at that time',
    'Một mức giá khác của loại vé này đang áp dụng trong khoảng thời gian đó',
  ),
  CODE_TAKEN: said('This event already has this code', 'Sự kiện này đã có mã này'),
};

export function codeProblemSentence(problem: CodeProblem): Said {
  return problem.code === 'INVALID_INPUT'
    ? inputProblemSentence(problem.field, problem.problem)
    : PROMOTION_OBSTACLES_SAID[problem.code];
}

/** Quoted from the specification's error catalogue. */
export const CODE_ACCEPTED: Said = said('Promotion code applied successfully!', 'Áp dụng mã khuyến mãi thành công!');
export const CODE_INVALID: Said = said('Invalid promotion code!', 'Mã khuyến mãi không hợp lệ!');

/** What the buyer can do after a code was refused. Null: the code is unknown, or could not be tried. */
export function codeMended(why: NotApplied | null): Said {
  switch (why?.because) {
    case 'WRONG_TICKET':
    case 'TOO_FEW':
    case 'FREE_TICKET':
      return said('Change your tickets, or continue without the code.', 'Hãy đổi vé, hoặc tiếp tục không dùng mã.');
    case 'CARD_NEEDED':
    case 'OTHER_CARD':
      return said('Choose such a card, or continue without the code.', 'Hãy chọn thẻ đó, hoặc tiếp tục không dùng mã.');
    case undefined:
      return said(
        'Check the spelling and try again, or continue without a code.',
        'Hãy kiểm tra và nhập lại, hoặc tiếp tục không dùng mã.',
      );
    case 'NOT_YET':
    case 'OVER':
    case 'USED_UP':
    case 'PAUSED':
    case 'CARD_LIMIT':
    case 'NO_GAIN':
      return said('Try another code, or continue without one.', 'Hãy thử mã khác, hoặc tiếp tục không dùng mã.');
    default:
      return never(why);
  }
}

export function notAppliedSentence(why: NotApplied): Said {
  switch (why.because) {
    case 'NOT_YET':
      return said(
        `This promotion starts at ${showMoment(why.beginAt, 'en')}`,
        `Khuyến mãi bắt đầu lúc ${showMoment(why.beginAt, 'vi')}`,
      );
    case 'OVER':
      return said(
        `This promotion ended at ${showMoment(why.endAt, 'en')}`,
        `Khuyến mãi đã kết thúc lúc ${showMoment(why.endAt, 'vi')}`,
      );
    case 'USED_UP':
      return said('This promotion has been used up', 'Khuyến mãi đã hết lượt sử dụng');
    case 'PAUSED':
      return said('This promotion is paused for now', 'Khuyến mãi đang tạm dừng');
    case 'WRONG_TICKET':
      return said(
        'This promotion doesn’t apply to the selected tickets',
        'Khuyến mãi không áp dụng cho loại vé đã chọn',
      );
    case 'FREE_TICKET':
      return said('Promotions do not apply to free tickets', 'Khuyến mãi không áp dụng cho vé miễn phí');
    case 'TOO_FEW':
      return said(
        `Choose at least ${why.minTicket} tickets to get this promotion`,
        `Chọn ít nhất ${why.minTicket} vé để được khuyến mãi`,
      );
    case 'CARD_NEEDED':
      return said(
        `Pay with ${cardOf(why.issuer).en} to get this promotion`,
        `Thanh toán bằng ${cardOf(why.issuer).vi} để được khuyến mãi`,
      );
    case 'OTHER_CARD':
      return said(`This promotion is for ${cardOf(why.issuer).en}`, `Khuyến mãi chỉ dành cho ${cardOf(why.issuer).vi}`);
    case 'CARD_LIMIT':
      return said(
        `This promotion can be used up to ${why.limit} times`,
        `Khuyến mãi chỉ được sử dụng ${why.limit} lần`,
      );
    case 'NO_GAIN':
      return said('This promotion doesn’t lower the price any further', 'Khuyến mãi này không giảm thêm cho đơn hàng');
    default:
      return never(why);
  }
}

const cardOf = (issuer: string | null): Said =>
  issuer === null ? said('an eligible card', 'thẻ thuộc chương trình') : said(`any ${issuer} card`, `thẻ ${issuer}`);
