import { type Said, said } from './said.ts';

/** Shown below a field whose date or time cannot be used. `limit`: the earliest or latest, as the field shows it. */
export const WRITTEN_TIME_SAID = {
  incompleteDay: (): Said => said('Enter the day, month and year', 'Nhập đủ ngày, tháng, năm'),
  incompleteMoment: (): Said => said('Enter the date and the time', 'Nhập đủ ngày và giờ'),
  early: (limit: string): Said => said(`Choose ${limit} or later`, `Chọn từ ${limit} trở đi`),
  late: (limit: string): Said => said(`Choose ${limit} or earlier`, `Chọn ${limit} hoặc sớm hơn`),
};
