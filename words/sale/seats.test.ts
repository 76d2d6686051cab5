import { expect, it } from 'vitest';
import type { NoSeats } from '#domain/event/seat/best-available.ts';
import type { SeatRefusal } from '#domain/event/seat/check-seats.ts';
import type { SeatObstacle } from '#domain/event/seat/seat-obstacle.ts';
import { minutes } from '#test/builders/moments.ts';
import { seatObstacleSentence, seatSentence } from './seats.ts';

it.each<[SeatObstacle, string]>([
  [{ because: 'TAKEN' }, 'This seat has already been taken'],
  [{ because: 'BLOCKED' }, 'This seat is not for sale'],
  [{ because: 'OTHER_TICKET_TYPE' }, 'This seat belongs to another ticket type'],
  [{ because: 'NEEDS_CODE_OR_APPROVAL', mayAsk: false }, 'This seat needs a code'],
  [
    { because: 'NEEDS_CODE_OR_APPROVAL', mayAsk: true },
    'This seat needs a code. You can also ask the organiser for it',
  ],
  [{ because: 'KEPT_ACCESSIBLE', until: null }, 'This seat is reserved for people who need an accessible seat'],
])('reads %j as %j, alone and within a choice', (obstacle, en) => {
  expect(seatObstacleSentence(obstacle).en).toBe(en);
  expect(seatSentence({ code: 'SEAT_NOT_AVAILABLE', seatId: 'a1', obstacle })).toEqual(seatObstacleSentence(obstacle));
});

it('a reserved seat shows until when', () => {
  expect(seatObstacleSentence({ because: 'KEPT_ACCESSIBLE', until: minutes(4) }).vi).toMatch(/khuyết tật đến .*10:04/);
});

it.each<[SeatRefusal | NoSeats, string]>([
  [{ code: 'UNKNOWN_SEAT', seatId: 'z' }, 'Mã ghế không hợp lệ!'],
  [{ code: 'SEAT_CHOSEN_TWICE', seatId: 'a1' }, 'Có ghế được chọn hai lần'],
  [{ code: 'WRONG_NUMBER_OF_SEATS', expected: 3, given: 2 }, 'Số ghế cần chọn: 3. Bạn đã chọn 2'],
  [{ code: 'TOO_FEW_ACCESSIBLE', needed: 2, chosen: 1 }, 'Hãy chọn đủ ghế cho người khuyết tật: 2'],
  [
    { code: 'TOO_MANY_ACCESSIBLE', needed: 1, chosen: 2 },
    'Số ghế cho người khuyết tật bạn cần: 1. Vui lòng nhường ghế còn lại',
  ],
  [{ code: 'COMPANION_ALONE', seatId: 'a1' }, 'Ghế người đi cùng phải đi kèm ghế cho người khuyết tật bên cạnh'],
  [{ code: 'NOT_ENOUGH_SEATS', free: 1 }, 'Số ghế còn lại: 1'],
  [{ code: 'NOT_ENOUGH_ACCESSIBLE', free: 0 }, 'Số ghế cho người khuyết tật còn lại: 0'],
  [{ code: 'NO_ROW_WITH_ROOM', free: 3, together: 2 }, 'Không còn hàng ghế đủ chỗ; nhiều nhất cạnh nhau: 2'],
])('reads %j as %j', (trouble, vi) => {
  expect(seatSentence(trouble).vi).toBe(vi);
});
