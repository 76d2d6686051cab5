export type { ManagementBucket } from '#domain/event/management-bucket.ts';
export { MANAGEMENT_BUCKETS } from '#domain/event/management-bucket.ts';
