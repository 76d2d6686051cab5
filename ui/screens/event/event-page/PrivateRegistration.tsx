import { Suspense } from 'react';
import type { EventPage, SessionOnSale } from '#application/event/ports/event-pages.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { usePrivatePanel } from './private-registration.view.ts';
import { WaitingPanel } from './WaitingPanel.tsx';

export type PrivatePanelProps = {
  readonly event: EventPage;
  readonly sessions: readonly SessionOnSale[];
  readonly now: Instant;
  readonly address: string;
};

/**
 * The private event's panel in place of the public one. It depends on who looks, so that it comes once the browser
 * knows. [S2.8-01]
 */
export function PrivateRegistration(props: PrivatePanelProps) {
  const Panel = usePrivatePanel();
  if (Panel === null) return <WaitingPanel />;
  return (
    <Suspense fallback={<WaitingPanel />}>
      <Panel {...props} />
    </Suspense>
  );
}
