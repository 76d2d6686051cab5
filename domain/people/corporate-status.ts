/** What became of a corporate's registration. [D12] */
export type CorporateStatus = 'PENDING' | 'APPROVED' | 'REJECTED';

/** What may happen next: a rejected registration is handed in again; an approval stands. [S4-04] [S4-05] */
export const CORPORATE_TRANSITIONS = {
  PENDING: ['APPROVED', 'REJECTED'],
  REJECTED: ['PENDING'],
  APPROVED: [],
} as const satisfies Readonly<Record<CorporateStatus, readonly CorporateStatus[]>>;

export const CORPORATE_STATUSES = Object.keys(CORPORATE_TRANSITIONS) as readonly CorporateStatus[];
