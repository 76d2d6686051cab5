/** Done by server/event. */
export const STOP_SALES_JOB = { lane: 'tickets', task: 'stop-sales-of-account' } as const;
