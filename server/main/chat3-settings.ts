import { z } from 'zod';
import type { Chat3Settings } from '#server/platform/ports/environment.ts';
import { given, webAddress } from './setting.ts';

/** Of the simulator, which takes no others. */
export const DEMO_CHAT3 = { keyId: 'vemoi-demo', secret: 'demo-chat3-secret' };

const NAMES = ['CHAT3_API_URL', 'CHAT3_KEY_ID', 'CHAT3_SECRET'] as const;

export const chat3Settings = {
  CHAT3_API_URL: given(webAddress),
  CHAT3_KEY_ID: given(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'is not a key id (letters, digits, - and _)')),
  CHAT3_SECRET: given(z.string().trim().min(1)),
};

type Given = { readonly [Name in keyof typeof chat3Settings]?: z.output<(typeof chat3Settings)[Name]> };

/** Off in production until all three are set; elsewhere the simulator, unless they are. */
export function chat3Of(s: Given, simulator: string | null): Chat3Settings | null {
  const { CHAT3_API_URL: apiUrl, CHAT3_KEY_ID: keyId, CHAT3_SECRET: secret } = s;
  if (apiUrl !== undefined && keyId !== undefined && secret !== undefined)
    return { apiUrl: apiUrl.replace(/\/+$/, ''), keyId, secret };
  return simulator === null ? null : { ...DEMO_CHAT3, apiUrl: `${simulator}/chat3` };
}

export function chat3Refusals(chat3: Chat3Settings | null, isSet: (name: string) => boolean): string[] {
  if (chat3 === null) return NAMES.some(isSet) ? [`Chat3 needs all of ${NAMES.join(', ')}, or none of them.`] : [];
  return chat3.apiUrl.startsWith('https://') ? [] : ['CHAT3_API_URL must begin with https:// in production.'];
}
