/** How many seats the lines of a cart need: as many as tickets of types that require one. [S3] */
export const seatsNeeded = (lines: readonly { readonly quantity: number; readonly requiredSeat: boolean }[]): number =>
  lines.filter((line) => line.requiredSeat).reduce((seats, line) => seats + line.quantity, 0);
