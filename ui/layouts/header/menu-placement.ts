export const below = {
  anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  transformOrigin: { vertical: 'top', horizontal: 'right' },
} as const;

/** MUI renders menus outside the page's landmarks. */
export const landmark = { component: 'nav' } as const;
