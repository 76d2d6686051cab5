/** Marks a list whose items, or a table whose lines, the keys j and k move through. */
export const LIST_OF_ROWS = { 'data-rows': '' };
