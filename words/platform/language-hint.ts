import { said } from './said.ts';

export const LANGUAGE_HINT = {
  label: said('Language', 'Ngôn ngữ'),
  text: said('This page is also in English.', 'Trang này có bản tiếng Việt.'),
  open: said('View in English', 'Xem bằng tiếng Việt'),
  close: said('Close', 'Đóng'),
} as const;
