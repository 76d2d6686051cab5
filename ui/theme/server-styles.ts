import type { EmotionCache } from '@emotion/cache';

/**
 * Every class that a page wears while it is hydrated has its rules from the server. The others belong to parts within
 * parts: they are inserted in a task of their own, after the first commit, which the returned function tells.
 */
export function withServerStyles(styles: EmotionCache): () => void {
  const { insert } = styles;
  const later: Parameters<typeof insert>[] = [];
  styles.insert = (...rule) => void later.push(rule);
  return () => {
    styles.insert = insert;
    setTimeout(() => {
      for (const rule of later) if (styles.inserted[rule[1].name] === undefined) insert(...rule);
    });
  };
}
