import { never } from '#domain/kernel/never.ts';
import type { NothingLeft } from '#domain/waiting-room/room-stock.ts';
import type { Waiting } from '#server/waiting-room/stand-in-line.ts';
import type { Said } from '#words/platform/said.ts';
import {
  gathersAtWords,
  moreAtWords,
  opensAtWords,
  peopleWords,
  WAITING_ROOM_WORDS,
  waitWords,
} from '#words/waiting-room/waiting-room.ts';

function nothingLeftSentences(why: NothingLeft, timezone: string): readonly Said[] {
  switch (why.kind) {
    case 'HELD':
      return [WAITING_ROOM_WORDS.held, WAITING_ROOM_WORDS.heldComesBack];
    case 'LATER':
      return [WAITING_ROOM_WORDS.soldForNow, moreAtWords(why.nextSaleAt, timezone)];
    case 'SOLD':
      return [WAITING_ROOM_WORDS.sold, WAITING_ROOM_WORDS.soldMayComeBack];
    default:
      return never(why);
  }
}

/** What to tell a waiting person, most important first. */
export function waitingSentences(waiting: Waiting, timezone: string, signedIn: boolean): readonly Said[] {
  switch (waiting.kind) {
    case 'WALK_IN':
      return [WAITING_ROOM_WORDS.none];
    case 'OVER':
      return [WAITING_ROOM_WORDS.over];
    case 'SHUT':
      return [gathersAtWords(waiting.gathersAt, timezone), opensAtWords(waiting.opensAt, timezone)];
    case 'GATHERING':
      return [
        opensAtWords(waiting.opensAt, timezone),
        waiting.inDraw && signedIn ? WAITING_ROOM_WORDS.inDraw : WAITING_ROOM_WORDS.signIn,
      ];
    case 'WAITING':
      return [peopleWords(waiting.told), waiting.slower ? WAITING_ROOM_WORDS.slower : waitWords(waiting.told)];
    case 'NOTHING_LEFT':
      return nothingLeftSentences(waiting.why, timezone);
    case 'ADMITTED':
      return [WAITING_ROOM_WORDS.yourTurn];
    default:
      return never(waiting);
  }
}
