import { never } from '#domain/kernel/never.ts';
import type { Waiting } from '#server/application/waiting-room/stand-in-line.ts';
import type { Said } from '#words/said.ts';
import { gathersAtWords, opensAtWords, peopleWords, WAITING_ROOM_WORDS, waitWords } from '#words/waiting-room.ts';

/** What somebody at the waiting room is told, the most important first. */
export function waitingSentences(waiting: Waiting, timezone: string, signedIn: boolean): readonly Said[] {
  switch (waiting.kind) {
    case 'WALK_IN':
      return [WAITING_ROOM_WORDS.none];
    case 'OVER':
      return [WAITING_ROOM_WORDS.over];
    case 'SHUT':
      return [gathersAtWords(waiting.gathersAt, timezone), opensAtWords(waiting.opensAt, timezone)];
    case 'GATHERING':
      return [opensAtWords(waiting.opensAt, timezone), waiting.inDraw && signedIn ? WAITING_ROOM_WORDS.inDraw : WAITING_ROOM_WORDS.signIn];
    case 'WAITING':
      return [peopleWords(waiting.told), waiting.slower ? WAITING_ROOM_WORDS.slower : waitWords(waiting.told)];
    case 'ADMITTED':
      return [WAITING_ROOM_WORDS.yourTurn];
    default:
      return never(waiting);
  }
}
