import { Trans } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import { ClipboardCheckIcon } from '#ui/icons/clipboard-check.gen.ts';
import { HandshakeIcon } from '#ui/icons/handshake.gen.ts';
import { LockIcon } from '#ui/icons/lock.gen.ts';
import type { IconProps } from '#ui/icons/make-icon.tsx';
import { ScaleIcon } from '#ui/icons/scale.gen.ts';
import { ScanQrCodeIcon } from '#ui/icons/scan-qr-code.gen.ts';
import { TicketIcon } from '#ui/icons/ticket.gen.ts';
import { Undo2Icon } from '#ui/icons/undo-2.gen.ts';
import type { SectionId } from './article.ts';

/** [S2.15-04] */
export const SECTION_NAMES: Readonly<Record<SectionId, ReactNode>> = {
  ordering: <Trans>Ordering guide</Trans>,
  refunds: <Trans>Refund policy</Trans>,
  scanning: <Trans>Organiser scanning app</Trans>,
  verification: <Trans>Verification</Trans>,
  regulations: <Trans>Regulations</Trans>,
  privacy: <Trans>Privacy policy</Trans>,
  disputes: <Trans>Dispute resolution</Trans>,
};

export const SECTION_ICONS: Readonly<Record<SectionId, ComponentType<IconProps>>> = {
  ordering: TicketIcon,
  refunds: Undo2Icon,
  scanning: ScanQrCodeIcon,
  verification: ClipboardCheckIcon,
  regulations: ScaleIcon,
  privacy: LockIcon,
  disputes: HandshakeIcon,
};
