import type { PeriodRefusal } from '#domain/report/report-period.ts';
import { type Said, said } from '#words/platform/said.ts';

/** [S5-45] */
export const REPORT_PERIOD_PROBLEMS: Readonly<Record<PeriodRefusal, Said>> = {
  START_AND_END_REQUIRED: said('Please select start and end time', 'Vui lòng chọn thời gian bắt đầu và kết thúc'),
  END_NOT_AFTER_START: said('End time must be after start time', 'Thời gian kết thúc phải sau thời gian bắt đầu'),
};
