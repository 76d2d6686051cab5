import type { KycStatus } from '#domain/people/kyc.ts';
import { type Said, said } from '#words/platform/said.ts';

/** [S4-06] */
export const KYC_STATUSES_SAID: Readonly<Record<KycStatus, Said>> = {
  PENDING: said('Under review', 'Đang xét duyệt'),
  APPROVED: said('Verified', 'Đã xác minh'),
  REJECTED: said('Not accepted', 'Chưa được chấp nhận'),
};
