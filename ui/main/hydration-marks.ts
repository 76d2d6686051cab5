/** Said on the window when React has been given the page: what is pressed from then on it answers. */
export const HYDRATING = 'vemoi:hydrating';

/** A mark of the page's own timing: React's first commit is there. */
export const HYDRATED = 'hydrated';

/**
 * On the page's element once the first view is there: pictures further down are fetched from then on
 * (ui/theme/base.css).
 */
export const PAINTED = 'data-painted';
