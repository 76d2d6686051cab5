/**
 * How long the dialog waits before it scrolls to what comes next, in milliseconds: by then the next form stands there.
 * [S9-19]
 */
export const SCROLL_AFTER = 100;
