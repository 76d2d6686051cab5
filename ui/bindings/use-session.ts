import { SessionKeeper } from '#application/account/keep-session.ts';
import { type Session, unknownSession } from '#application/account/session.ts';
import { useStream } from './use-stream.ts';
import { useUseCase } from './use-use-case.ts';

/** Who sits here: UNKNOWN on the server and until the browser has asked, then SIGNED_OUT or SIGNED_IN with the account. */
export const useSession = (): Session => useStream(useUseCase(SessionKeeper).session$, unknownSession);
