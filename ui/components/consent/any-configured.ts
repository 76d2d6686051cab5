import type { ThirdParties } from '#ui/bindings/page-config-context.ts';

/** Where nothing of others is configured, nothing is asked and nothing of this is fetched. */
export const anyConfigured = ({ analytics, chat, translation }: ThirdParties): boolean =>
  analytics !== null || chat !== null || translation !== null;
