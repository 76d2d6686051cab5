import * as z from 'zod/mini';
import { makeRestCall, type RestSettings } from '#adapters/rest/platform/rest-call.ts';
import type { AccessToken } from '#application/people/ports/access-token.ts';
import type { OpenSessions } from '#application/people/ports/open-sessions.ts';
import { instant } from '#domain/kernel/instant.ts';

const sessionsAnswer = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      user_agent: z.nullable(z.string()),
      inserted_at: z.number(),
      last_used_at: z.number(),
      current: z.boolean(),
    }),
  ),
});

const PATH = '/api/v1/user/sessions';

export function makeRestOpenSessions(
  settings: RestSettings & { readonly tokens: Pick<AccessToken, 'current'> },
): OpenSessions {
  const { send, read } = makeRestCall(settings);
  const { tokens } = settings;
  return {
    list: async () => {
      const response = await send('GET', PATH, { accessToken: await tokens.current() });
      return read(response, (json) =>
        sessionsAnswer.parse(json).data.map((session) => ({
          id: session.id,
          userAgent: session.user_agent ?? '',
          since: instant(session.inserted_at),
          lastUsedAt: instant(session.last_used_at),
          isThisOne: session.current,
        })),
      );
    },
    end: async (sessionId) => {
      const response = await send('DELETE', `${PATH}/{id}`, {
        data: { id: sessionId },
        accessToken: await tokens.current(),
      });
      return read(response, () => null);
    },
  };
}
