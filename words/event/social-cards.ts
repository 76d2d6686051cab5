import { type Said, said } from '#words/platform/said.ts';

export const YOU_ARE_INVITED: Said = said('You are invited', 'Trân trọng kính mời');

/** `over` and `under` the event's name. */
export const thanksCard = (thanks: Thanks): { readonly over: Said; readonly under: Said } => ({
  over: overOf(thanks),
  under: underOf(thanks),
});

type Thanks = {
  readonly name: string;
  readonly companyName: string;
  readonly isDonate: boolean;
  readonly isPrivate: boolean;
};

function underOf({ companyName, isDonate, isPrivate }: Thanks): Said {
  if (companyName !== '') return said(`With thanks from ${companyName}`, `Lời cảm ơn từ ${companyName}`);
  if (isDonate) return said('With thanks from the organiser', 'Lời cảm ơn từ ban tổ chức');
  return isPrivate ? said('See you there', 'Hẹn gặp bạn tại sự kiện') : said('Will you join, too?', 'Bạn cùng đi nhé?');
}

function overOf({ name, isDonate, isPrivate }: Thanks): Said {
  if (isDonate) return said(`Thank you, ${name}, for donating to`, `Cảm ơn ${name} đã ủng hộ`);
  if (isPrivate) return said(`Thank you, ${name}, for coming to`, `Cảm ơn ${name} đã nhận lời`);
  return said(`${name} is going to`, `${name} sẽ tham dự`);
}
