export const INK = '#1B1A1F';
export const ASH = '#5F5A55';
export const PAPER = '#FBF8F2';
export const CARD = '#FFFFFF';
export const HAIRLINE = '#E6DFD3';
export const VERMILION = '#B8321F';
export const EGGSHELL = '#F6EFE3';
export const FONT = "'Be Vietnam Pro', 'Segoe UI', 'Helvetica Neue', Helvetica, Arial, sans-serif";
