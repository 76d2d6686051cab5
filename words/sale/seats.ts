import type { SeatProblem } from '#domain/event/seat/check-seats.ts';
import type { SeatObstacle } from '#domain/event/seat/seat-obstacle.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { type Said, said } from '#words/platform/said.ts';

const OBSTACLES: {
  readonly [Because in SeatObstacle['because']]: (of: Extract<SeatObstacle, { readonly because: Because }>) => Said;
} = {
  TAKEN: () => said('This seat has already been taken', 'Ghế này đã có người chọn'),
  BLOCKED: () => said('This seat is not for sale', 'Ghế này không mở bán'),
  OTHER_TICKET_TYPE: () => said('This seat belongs to another ticket type', 'Ghế này thuộc loại vé khác'),
  NEEDS_CODE_OR_APPROVAL: ({ mayAsk }) =>
    mayAsk
      ? said(
          'This seat needs a code. You can also ask the organiser for it',
          'Ghế này cần mã, hoặc hãy gửi yêu cầu đến ban tổ chức',
        )
      : said('This seat needs a code', 'Ghế này cần mã'),
  KEPT_ACCESSIBLE: ({ until }) =>
    until === null
      ? said('This seat is reserved for people who need an accessible seat', 'Ghế này dành cho người khuyết tật')
      : said(
          `This seat is reserved until ${showMoment(until, 'en')} for people who need an accessible seat`,
          `Ghế này dành cho người khuyết tật đến ${showMoment(until, 'vi')}`,
        ),
};

export const seatLabel = (alias: string): Said => said(`Seat ${alias}`, `Ghế ${alias}`);

export const seatObstacleSentence = (obstacle: SeatObstacle): Said =>
  // The reason selects the sentence; the compiler cannot relate the two.
  (OBSTACLES[obstacle.because] as (of: SeatObstacle) => Said)(obstacle);

/** An unknown seat, or a failure to add to the cart without its own sentence. [S8-04] */
export const INVALID_SEATS: Said = said('INVALID SEAT IDS!', 'Mã ghế không hợp lệ!');

const TROUBLES: {
  readonly [Code in SeatProblem['code']]: (of: Extract<SeatProblem, { readonly code: Code }>) => Said;
} = {
  UNKNOWN_SEAT: () => INVALID_SEATS,
  SEAT_CHOSEN_TWICE: () => said('A seat was chosen twice', 'Có ghế được chọn hai lần'),
  SEAT_NOT_AVAILABLE: ({ obstacle }) => seatObstacleSentence(obstacle),
  WRONG_NUMBER_OF_SEATS: ({ expected, given }) =>
    said(`Seats to choose: ${expected}. You chose ${given}`, `Số ghế cần chọn: ${expected}. Bạn đã chọn ${given}`),
  TOO_FEW_ACCESSIBLE: ({ needed }) =>
    said(`Accessible seats to choose: ${needed}`, `Hãy chọn đủ ghế cho người khuyết tật: ${needed}`),
  TOO_MANY_ACCESSIBLE: ({ needed }) =>
    said(
      `Accessible seats you need: ${needed}. Please leave the others free`,
      `Số ghế cho người khuyết tật bạn cần: ${needed}. Vui lòng nhường ghế còn lại`,
    ),
  COMPANION_ALONE: () =>
    said(
      'Choose a companion seat together with the accessible seat beside it',
      'Ghế người đi cùng phải đi kèm ghế cho người khuyết tật bên cạnh',
    ),
  NOT_ENOUGH_SEATS: ({ free }) => said(`Seats left: ${free}`, `Số ghế còn lại: ${free}`),
  NOT_ENOUGH_ACCESSIBLE: ({ free }) =>
    said(`Accessible seats left: ${free}`, `Số ghế cho người khuyết tật còn lại: ${free}`),
  NO_ROW_WITH_ROOM: ({ together }) =>
    said(
      `No row fits your group. Most seats side by side: ${together}`,
      `Không còn hàng ghế đủ chỗ; nhiều nhất cạnh nhau: ${together}`,
    ),
};

export const seatSentence = (trouble: SeatProblem): Said =>
  (TROUBLES[trouble.code] as (of: SeatProblem) => Said)(trouble);
