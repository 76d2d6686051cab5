/** The first photo of an event; without one, its print. */
export type EventCover = { readonly url: string; readonly cardUrl: string; readonly color: string };
