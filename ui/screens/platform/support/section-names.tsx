import { Trans } from '@lingui/react/macro';
import AssignmentTurnedInOutlined from '@mui/icons-material/AssignmentTurnedInOutlined';
import BalanceOutlined from '@mui/icons-material/BalanceOutlined';
import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import QrCodeScannerRounded from '@mui/icons-material/QrCodeScannerRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType, ReactNode } from 'react';
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

export const SECTION_ICONS: Readonly<Record<SectionId, ComponentType<SvgIconProps>>> = {
  ordering: ConfirmationNumberOutlined,
  refunds: UndoRounded,
  scanning: QrCodeScannerRounded,
  verification: AssignmentTurnedInOutlined,
  regulations: BalanceOutlined,
  privacy: LockOutlined,
  disputes: HandshakeOutlined,
};
