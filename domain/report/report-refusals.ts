/** One file of an account is prepared at a time. */
export type ReportRefusal = { readonly code: 'EXPORT_RUNNING' };
