import { type Said, said } from '#words/platform/said.ts';

/** What stands above a letter, and on its picture, until the organiser writes something of their own. [S1-35] */
export const USUAL_HEADLINE: Said = said('You are invited', 'Trân trọng kính mời');

/** What a letter says until the organiser writes one. [S1-35] */
export const USUAL_LETTER: Said = said(
  'Dear {name},\n\nIt would be a pleasure to welcome you to {event}.\n\nWhen: {time}\nWhere: {place}\n\nPlease let us know whether you can come:\n\n{link}\n\n{organiser}',
  'Chào {name},\n\nChúng tôi trân trọng kính mời bạn tham dự {event}.\n\nThời gian: {time}\nĐịa điểm: {place}\n\nVui lòng cho chúng tôi biết bạn có thể đến hay không:\n\n{link}\n\n{organiser}',
);

/** For {place} where there is none to go to. */
export const ONLINE_PLACE: Said = said('Online', 'Trực tuyến');
