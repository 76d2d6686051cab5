import { type Said, said } from './said.ts';

/** Why there is no CSV file. */
export const NO_DATA_TO_EXPORT: Said = said('No data to export', 'Không có dữ liệu để xuất');

/** The button of a CSV download; `name` is what is downloaded. */
export const downloadLabel = (name: string): Said => said(`Download ${name}`, `Tải xuống ${name}`);

/** Of the thank-you image. [S8-37] */
export const THANKS_IMAGE_SAVED: Said = said('Download succeeded!', 'Download thành công!');
export const THANKS_IMAGE_FAILED: Said = said('Download failed', 'Download thất bại');
