/** A sentence with places in it, as it reads whatever stands in them: 'Edit room {0}' → /^Edit the room .+$/. */
export const phrase = (words: string): RegExp =>
  new RegExp(`^${words.replaceAll(/[.*+?^$()[\]\\|]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '.+')}$`);
