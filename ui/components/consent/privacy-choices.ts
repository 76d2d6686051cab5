const ASKED = 'privacy-choices';

/** The footer asks for the question once more; the gate hears it wherever it stands. */
export const askForPrivacyChoices = (): void => void window.dispatchEvent(new Event(ASKED));

export function onPrivacyChoices(open: () => void): () => void {
  window.addEventListener(ASKED, open);
  return () => window.removeEventListener(ASKED, open);
}
