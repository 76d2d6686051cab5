type Close = () => Promise<unknown> | unknown;

const closing: Close[] = [];

/** What a test file opens is closed after its tests, the last first. Works in hooks too, where Vitest adds no others. */
export const afterFile = (close: Close): void => void closing.push(close);

export async function closeWhatWasOpened(): Promise<void> {
  for (let close = closing.pop(); close !== undefined; close = closing.pop()) await close();
}
