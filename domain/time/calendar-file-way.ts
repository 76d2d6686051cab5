/** What 'Add to calendar' does with the .ics: hand it over, or copy the page's link and say 'Open Safari'. */
export type CalendarFileWay = 'DOWNLOAD' | 'COPY_LINK';

const IPHONE = /\b(?:iPhone|iPod)\b/;
// Safari names its version; the other browsers of an iPhone put their own names there or add them, and views inside
// apps name no version.
const SAFARI = /\bVersion\/\S+.*\bSafari\//;
const OTHERS =
  /\b(?:CriOS|FxiOS|EdgiOS|OPiOS|OPT|OPX|GSA|DuckDuckGo|Ddg|YaBrowser|Brave|Coc_Coc|coc_coc_browser|FBAN|FBAV|Instagram|Line|Zalo)\b/i;

/**
 * On an iPhone only Safari opens an .ics file in the calendar; in every other browser there the link is copied.
 * [S2.10-13]
 */
export const calendarFileWay = (userAgent: string): CalendarFileWay =>
  IPHONE.test(userAgent) && (!SAFARI.test(userAgent) || OTHERS.test(userAgent)) ? 'COPY_LINK' : 'DOWNLOAD';
