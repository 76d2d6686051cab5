/** [D12] */
export type CorporateStatus = 'PENDING' | 'APPROVED' | 'REJECTED';

/** A rejected registration can be submitted again; an approval is final. [S4-04] [S4-05] */
export const CORPORATE_TRANSITIONS = {
  PENDING: ['APPROVED', 'REJECTED'],
  REJECTED: ['PENDING'],
  APPROVED: [],
} as const satisfies Readonly<Record<CorporateStatus, readonly CorporateStatus[]>>;

export const CORPORATE_STATUSES = Object.keys(CORPORATE_TRANSITIONS) as readonly CorporateStatus[];
