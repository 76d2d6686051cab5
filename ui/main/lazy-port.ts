import { fetchOnce } from './fetch-once.ts';

type Asked = { readonly [method: string]: (...args: never[]) => Promise<unknown> };

/**
 * A port whose technology is fetched when it is first asked, so that the first view does not carry it. `can` names
 * everything that the port does; a port that answers at once cannot be lazy.
 */
export function lazyPort<Port extends Asked>(load: () => Promise<Port>, can: Readonly<Record<keyof Port, true>>): Port {
  const loaded = fetchOnce(load);
  const ask =
    (method: keyof Port) =>
    async (...args: never[]): Promise<unknown> => {
      const port = await loaded();
      return port[method]?.(...args);
    };
  return Object.fromEntries(Object.keys(can).map((method) => [method, ask(method)])) as Port;
}
