import { type Said, said } from './said.ts';

/** Why there is no CSV file. */
export const NO_DATA_TO_EXPORT: Said = said('No data to export', 'Không có dữ liệu để xuất');

/** The button of a CSV download; `name` is what is downloaded. */
export const downloadLabel = (name: string): Said => said(`Download ${name}`, `Tải xuống ${name}`);
