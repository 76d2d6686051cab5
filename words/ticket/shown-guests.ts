import type { GuestsGoing } from '#domain/ticket/shown-guests.ts';
import { type Said, said } from '#words/platform/said.ts';

/** Not in a catalogue, which the first view of an event's page would load without showing these words. */
export const GUESTS_GOING = said('Guests who are going', 'Khách sẽ tham gia');

/** 'Lan N., Minh T. and 12 others are going' */
export function goingSentence({ names, count, isMore }: GuestsGoing): Said {
  const [first = '', second = ''] = names;
  const others = count - 2;
  if (isMore)
    return said(
      `${first}, ${second} and more than ${others} others are going`,
      `${first}, ${second} và hơn ${others} người khác sẽ tham gia`,
    );
  return said(
    `${first}, ${second} and ${others} ${others === 1 ? 'other is' : 'others are'} going`,
    `${first}, ${second} và ${others} người khác sẽ tham gia`,
  );
}

export const SHOW_ME = {
  title: said('Show me among the guests', 'Hiện tôi trong danh sách khách'),
  text: (name: string): Said =>
    said(
      `The event’s page names you as “${name}”, never your email or phone number. You can turn this off at any time.`,
      `Trang sự kiện ghi tên bạn là “${name}”, không có email hay số điện thoại. Bạn có thể tắt bất cứ lúc nào.`,
    ),
  nameless: said(
    'Your name can’t be shown. You can turn this off at any time.',
    'Chưa thể hiện tên của bạn. Bạn có thể tắt bất cứ lúc nào.',
  ),
  shown: said('You’re now shown among the guests', 'Bạn đã có trong danh sách khách'),
  hidden: said('You’re no longer shown among the guests', 'Bạn không còn trong danh sách khách'),
  lost: said('We couldn’t save this. Please try again.', 'Chưa lưu được. Vui lòng thử lại.'),
} as const;
