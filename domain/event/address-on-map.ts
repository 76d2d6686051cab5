/**
 * A map finds an address, not what an organiser says in its place: 'A house by the lake; the address comes with your
 * ticket'. [design]
 */
export const isOnMap = (address: string): boolean =>
  !/[;?!]/u.test(address) && !(address.trimEnd().endsWith('.') && !/\d/u.test(address));
