/** Said on the window when React has been given the page: what is pressed from then on it answers. */
export const TAKING_OVER = 'vemoi:taking-over';

/** A mark of the page's own timing: React's first commit is there. */
export const TAKEN_OVER = 'taken-over';

/**
 * On the page's element once the first view is there: pictures further down are fetched from then on
 * (ui/theme/base.css).
 */
export const PAINTED = 'data-painted';
