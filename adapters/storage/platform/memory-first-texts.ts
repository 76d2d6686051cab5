import { attemptOn } from './attempt-on.ts';

/** Without storage values live as long as the page. */
export function memoryFirstTexts(storage: () => Storage, kind: string) {
  const memory = new Map<string, string>();
  const attempt = attemptOn(storage);
  const keyOf = (name: string) => `${kind}:${name}`;
  return {
    read: (name: string) => memory.get(name) ?? attempt((store) => store.getItem(keyOf(name))),
    keep: (name: string, text: string) => {
      memory.set(name, text);
      attempt((store) => store.setItem(keyOf(name), text));
    },
    clear: (name: string) => {
      memory.delete(name);
      attempt((store) => store.removeItem(keyOf(name)));
    },
  };
}
