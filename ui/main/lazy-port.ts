import { fetchOnce } from './fetch-once.ts';

type Asked = { readonly [method: string]: (...args: never[]) => Promise<unknown> };

/** `can` lists its methods, which must all return promises. */
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
