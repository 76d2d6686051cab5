import { type Said, said } from './said.ts';

export const NO_DATA_TO_EXPORT: Said = said('No data to export', 'Không có dữ liệu để xuất');

export const downloadLabel = (name: string): Said => said(`Download ${name}`, `Tải xuống ${name}`);

/** [S8-37] */
export const THANKS_IMAGE_SAVED: Said = said('Download succeeded!', 'Download thành công!');
export const THANKS_IMAGE_FAILED: Said = said('Download failed', 'Download thất bại');
