import { groupDigits } from '#domain/kernel/locale/money-display.ts';
import type { Points } from '#domain/kernel/money/points.ts';
import { type Said, said } from '#words/platform/said.ts';

export const POINTS_USED = said('Points used', 'Điểm đã dùng');
export const POINTS_GIVEN_BACK = said('Points given back', 'Điểm được trả lại');

export const pointsSaid = (points: Points): Said =>
  said(`${groupDigits(points, 'en')} ${points === 1 ? 'point' : 'points'}`, `${groupDigits(points, 'vi')} điểm`);
