/** 'Edit room {0}' → /^Edit the room .+$/. */
export const phrase = (words: string): RegExp =>
  new RegExp(`^${words.replaceAll(/[.*+?^$()[\]\\|]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '.+')}$`);
