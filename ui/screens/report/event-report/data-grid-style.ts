/**
 * Of the one style element that the grid adds in the browser, for the page's Content Security Policy.
 * It changes with the theme and with the grid's version.
 */
export const DATA_GRID_STYLE = 'sha256-SEf17MV3ZX4nDP8Wi3T5n9YIvXVFaK558LfFpPwDXMU=';
