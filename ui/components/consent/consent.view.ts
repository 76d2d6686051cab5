import { AgreeToServices } from '#application/platform/agree-to-services.ts';
import type { ThirdParty } from '#application/platform/ports/third-parties.ts';
import { TranslatePage } from '#application/platform/translate-page.ts';
import type { Service } from '#domain/people/service-consent.ts';
import type { ThirdParties } from '#ui/bindings/page-config-context.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

export type { Service };

export const useAgreeToServices = (): AgreeToServices => useUseCase(AgreeToServices);
export const useTranslatePage = (): TranslatePage => useUseCase(TranslatePage);

export function configuredParties(
  { analytics, chat, translation }: ThirdParties,
  language: string,
): readonly ThirdParty[] {
  return [
    ...(analytics === null ? [] : [{ service: 'ANALYTICS', ...analytics } as const]),
    ...(chat === null ? [] : [{ service: 'CHAT', ...chat } as const]),
    ...(translation === null ? [] : [{ service: 'TRANSLATION', script: translation.script, language } as const]),
  ];
}
