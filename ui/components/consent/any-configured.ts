import type { ThirdParties } from '#ui/bindings/page-config-context.ts';

export const anyConfigured = ({ analytics, chat, translation }: ThirdParties): boolean =>
  analytics !== null || chat !== null || translation !== null;
