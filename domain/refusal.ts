import type { UploadRefusal } from '#domain/kernel/files/image-upload.ts';
import type { RefusalIn } from '#domain/kernel/result.ts';
import type { DoorRefusal } from './door/door-refusals.ts';
import type { EventRefusal } from './event/event-refusals.ts';
import type { RequestRefusal } from './kernel/request-refusal.ts';
import type { MoneyRefusal } from './money/money-refusals.ts';
import type { PeopleRefusal } from './people/people-refusals.ts';
import type { ProgrammeRefusal } from './programme/programme-refusals.ts';
import type { ReportRefusal } from './report/report-refusals.ts';
import type { RsvpRefusal } from './rsvp/rsvp-refusals.ts';
import type { SaleRefusal } from './sale/sale-refusals.ts';
import type { TicketRefusal } from './ticket/ticket-refusals.ts';
import type { WaitingRoomRefusal } from './waiting-room/waiting-room-refusals.ts';

/** On the wire `extensions.code` and `extensions.data`. Sentences are in words/platform/refusals.ts. [S8] */
export type Refusal =
  | RequestRefusal
  | UploadRefusal
  | PeopleRefusal
  | EventRefusal
  | RsvpRefusal
  | MoneyRefusal
  | ProgrammeRefusal
  | SaleRefusal
  | TicketRefusal
  | DoorRefusal
  | WaitingRoomRefusal
  | ReportRefusal;

export type RefusalCode = Refusal['code'];
export type RefusalOf<Code extends RefusalCode> = RefusalIn<Refusal, Code>;
