export type { DeskBucket } from '#domain/event/management-bucket.ts';
export { DESK_BUCKETS } from '#domain/event/management-bucket.ts';
