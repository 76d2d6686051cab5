/** Takes the events of a suspended account off sale; server/event does it. */
export const STOP_SALES_JOB = { lane: 'tickets', task: 'stop-sales-of-account' } as const;
