import type { BrowserLog } from '#application/platform/ports/browser-log.ts';
import type { ThirdParties, ThirdParty } from '#application/platform/ports/third-parties.ts';

/** docs/operations.md lists these attributes. */
function scriptOf(party: ThirdParty): { readonly src: string; readonly data: Readonly<Record<string, string>> } {
  switch (party.service) {
    case 'ANALYTICS':
      return { src: party.script, data: { id: party.id } };
    case 'CHAT':
      return { src: `${party.origin}/widget.js`, data: { origin: party.origin, agentId: party.agentId } };
    case 'TRANSLATION':
      return { src: party.script, data: { language: party.language } };
  }
}

export const makeScriptThirdParties = (log: BrowserLog, page: Document): ThirdParties => ({
  load: (party) => {
    const { src, data } = scriptOf(party);
    const script = page.createElement('script');
    script.async = true;
    script.src = src;
    Object.assign(script.dataset, { service: party.service.toLowerCase(), ...data });
    script.onerror = () => log.error(`The script of ${party.service} could not be loaded: ${src}`);
    page.body.append(script);
  },
});
