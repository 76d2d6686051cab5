import { Trans } from '@lingui/react/macro';

/** Since it was published. */
export const Moved = () => <Trans>Time or place changed</Trans>;
