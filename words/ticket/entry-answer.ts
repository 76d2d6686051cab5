import type { EntryNote } from '#domain/ticket/entry-answer.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { type Said, said } from '#words/platform/said.ts';

type Sentences = {
  readonly [Kind in EntryNote['kind']]: (note: Extract<EntryNote, { readonly kind: Kind }>, zone: string) => Said;
};

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

const SENTENCES: Sentences = {
  ADMITS: () => said('This ticket is valid and lets its holder in.', 'Vé này hợp lệ, người giữ vé vào cửa được.'),
  VOID: () =>
    said(
      'This ticket is void. It no longer works, and its place was released.',
      'Vé này đã bị hủy. Không ai vào cửa được bằng vé này và chỗ đã được trả lại.',
    ),
  EVENT_CANCELLED: () =>
    said('The event is cancelled. No one is admitted.', 'Sự kiện đã bị hủy. Không ai vào cửa được.'),
  SESSION_OVER: ({ endAt }, zone) =>
    said(
      `The session ended at ${showMoment(endAt, 'en', zone)}. Check-in is over.`,
      `Buổi này đã kết thúc lúc ${showMoment(endAt, 'vi', zone)}. Đã hết giờ soát vé.`,
    ),
  TOO_EARLY: ({ beginAt }, zone) =>
    said(
      `The ticket is valid, but its session begins at ${showMoment(beginAt, 'en', zone)}. ` +
        'The door doesn’t count it yet.',
      `Vé hợp lệ nhưng buổi của vé bắt đầu lúc ${showMoment(beginAt, 'vi', zone)}. Cửa chưa tính vé này.`,
    ),
  ALREADY_IN: ({ count, firstAt }, zone) =>
    said(
      `This ticket was checked in ${times(count)}, first at ${showMoment(firstAt, 'en', zone)}. ` +
        'The door shows that, and may ask for an ID.',
      `Vé này đã được soát ${count} lần, lần đầu lúc ${showMoment(firstAt, 'vi', zone)}. ` +
        'Cửa sẽ thấy điều này và có thể hỏi giấy tờ.',
    ),
  GIVEN: ({ to }) =>
    said(
      `The ticket was given to ${to}. Only the code emailed there works; the giver’s code stopped working.`,
      `Vé đã được tặng cho ${to}. Chỉ mã gửi đến địa chỉ đó dùng được; mã của người tặng không còn hiệu lực.`,
    ),
  CODE_REPLACED: ({ times: count }) =>
    said(
      `Its code was replaced ${times(count)}. Only the newest email has the code that works.`,
      `Mã của vé đã được thay ${count} lần. Chỉ email mới nhất có mã dùng được.`,
    ),
};

/** `zone`: the event's. */
export function entrySentence(note: EntryNote, zone: string): Said {
  const sentence = SENTENCES[note.kind] as (note: EntryNote, zone: string) => Said;
  return sentence(note, zone);
}
