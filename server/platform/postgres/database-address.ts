import type { DatabaseAddress } from './connection.ts';

// postgres://user:password@one:5432,two:5432/name?…: credentials, name and query apply to every host.
const SEVERAL_HOSTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*,[^/?#@]*)(.*)$/i;
const BETWEEN_ADDRESSES = /\s*,\s*(?=postgres(?:ql)?:\/\/)/i;
const isAddress = (text: string): boolean => /^postgres(?:ql)?:\/\//i.test(text) && URL.canParse(text);

function oneByOne(address: string): readonly string[] {
  const [, before, hosts, behind] = SEVERAL_HOSTS.exec(address) ?? [];
  return before === undefined || hosts === undefined || behind === undefined
    ? [address]
    : hosts.split(',').map((host) => `${before}${host}${behind}`);
}

const serversOf = (setting: string): readonly string[] => setting.trim().split(BETWEEN_ADDRESSES).flatMap(oneByOne);

export const isDatabaseSetting = (setting: string): boolean => serversOf(setting).every(isAddress);

/** One address, one with several hosts as in libpq, or several addresses separated by commas. */
export function databaseAddress(setting: string): DatabaseAddress {
  const [connectionString = '', ...others] = serversOf(setting);
  return others.length === 0
    ? { connectionString }
    : { connectionString, otherwise: others.map((other) => ({ connectionString: other })) };
}
