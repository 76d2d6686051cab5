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

/** Depends on the viewer, so it is rendered in the browser only. [S2.8-01] */
export function PrivateRegistration(props: PrivatePanelProps) {
  const Panel = usePrivatePanel();
  if (Panel === null) return <WaitingPanel />;
  return (
    <Suspense fallback={<WaitingPanel />}>
      <Panel {...props} />
    </Suspense>
  );
}
