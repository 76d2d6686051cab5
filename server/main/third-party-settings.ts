import { z } from 'zod';
import type { ThirdParties } from '#server/platform/ports/environment.ts';
import { given, webAddress } from './setting.ts';

const languages = z
  .string()
  .regex(
    /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?(?:,[a-z]{2,3}(?:-[A-Za-z]{2,4})?)*$/,
    'is not a list of languages, as in en,fr,ja',
  );
const name = z.string().trim().min(1).max(200);

/** Third-party services: each is off until all its settings are set. [S1-55] [S1-59] [S1-60] */
export const thirdPartySettings = {
  ANALYTICS_SCRIPT: given(webAddress),
  ANALYTICS_ID: given(name),
  CHAT_ORIGIN: given(webAddress),
  CHAT_AGENT_ID: given(name),
  TRANSLATION_SCRIPT: given(webAddress),
  TRANSLATION_LANGUAGES: given(languages),
};

type Settings = { readonly [Name in keyof typeof thirdPartySettings]?: z.infer<(typeof thirdPartySettings)[Name]> };

export const thirdPartiesOf = (s: Settings): ThirdParties => ({
  analytics:
    s.ANALYTICS_SCRIPT === undefined || s.ANALYTICS_ID === undefined
      ? null
      : { script: s.ANALYTICS_SCRIPT, id: s.ANALYTICS_ID },
  chat:
    s.CHAT_ORIGIN === undefined || s.CHAT_AGENT_ID === undefined
      ? null
      : { origin: new URL(s.CHAT_ORIGIN).origin, agentId: s.CHAT_AGENT_ID },
  translation:
    s.TRANSLATION_SCRIPT === undefined || s.TRANSLATION_LANGUAGES === undefined
      ? null
      : { script: s.TRANSLATION_SCRIPT, languages: s.TRANSLATION_LANGUAGES.split(',') },
});
