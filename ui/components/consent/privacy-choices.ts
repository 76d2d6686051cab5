const ASKED = 'privacy-choices';

export const askForPrivacyChoices = (): void => void window.dispatchEvent(new Event(ASKED));

export function onPrivacyChoices(open: () => void): () => void {
  window.addEventListener(ASKED, open);
  return () => window.removeEventListener(ASKED, open);
}
