import { type Said, said } from '#words/platform/said.ts';

/** Until the organiser writes their own. [S1-35] */
export const USUAL_HEADLINE: Said = said('You are invited', 'Trân trọng kính mời');

/** Until the organiser writes their own. [S1-35] */
export const USUAL_LETTER: Said = said(
  'Dear {name},\n\nWe’d be delighted to welcome you to {event}.\n\nWhen: {time}\nWhere: {place}\n\nPlease let ' +
    'us know if you can join us:\n\n{link}\n\n{organiser}',
  'Chào {name},\n\nChúng tôi trân trọng kính mời bạn tham dự {event}.\n\nThời gian: {time}\nĐịa điểm: ' +
    '{place}\n\nBạn vui lòng xác nhận tham dự tại đây:\n\n{link}\n\n{organiser}',
);

/** For {place} of an online event. */
export const ONLINE_PLACE: Said = said('Online', 'Trực tuyến');

/** The button of an invitation's email. */
export const REPLY_TO_INVITATION: Said = said('Reply to the invitation', 'Trả lời lời mời');
export const PERSONAL_LINK: Said = said(
  'This link is personal. Anyone who has it can reply for you, so please don’t share it.',
  'Liên kết này dành riêng cho bạn. Ai có liên kết đều trả lời thay bạn được, nên bạn đừng chia sẻ nhé.',
);
