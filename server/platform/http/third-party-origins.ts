import type { ThirdParties } from '#server/platform/ports/environment.ts';

export function originsOf({ analytics, chat, translation }: ThirdParties): readonly string[] {
  const scripts = [analytics?.script, chat?.origin, translation?.script].filter((address) => address !== undefined);
  return [...new Set(scripts.map((address) => new URL(address).origin))];
}
