import { type Said, said } from './said.ts';

/** Who shows the card. */
export const ON_VEMOI: Said = said('Invitation on Vemoi', 'Lời mời trên Vemoi');

/** What a thank-you card says above the event's name, and below it who thanks. */
export const thanksCard = (thanks: {
  readonly name: string;
  readonly companyName: string;
  readonly isDonate: boolean;
  readonly isPrivate: boolean;
}): { readonly over: Said; readonly under: Said } => ({
  over: overOf(thanks),
  under: thanks.companyName === '' ? ON_VEMOI : said(`With thanks from ${thanks.companyName}`, `Lời cảm ơn từ ${thanks.companyName}`),
});

function overOf({ name, isDonate, isPrivate }: { readonly name: string; readonly isDonate: boolean; readonly isPrivate: boolean }): Said {
  if (isDonate) return said(`Thank you, ${name}, for your gift to`, `Cảm ơn ${name} đã ủng hộ`);
  if (isPrivate) return said(`Thank you, ${name}, for coming to`, `Cảm ơn ${name} đã nhận lời`);
  return said(`${name} is going to`, `${name} sẽ tham dự`);
}
