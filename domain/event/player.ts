/** Where videos are played: the service's host that sets no cookies before somebody plays. */
export const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com';

/** The player of one video, which plays at once and tells what it does (`enablejsapi`). */
export const playerAddress = (id: string): string => `${VIDEO_ORIGIN}/embed/${id}?autoplay=1&rel=0&enablejsapi=1`;

/** How often a player is asked whether it is there, and how long it is waited for, in milliseconds. [S8-26] [S9] */
export const PLAYER_POLL_MS = 100;
export const PLAYER_PATIENCE_MS = 10_000;
