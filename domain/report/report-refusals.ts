export type ReportRefusal =
  /** One file of an account is prepared at a time. */
  | { readonly code: 'EXPORT_RUNNING' }
  /** Of a large event, whose figures nobody asked for before: they are read in the background. [S3-68] */
  | { readonly code: 'REPORT_IN_PREPARATION' };
