import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Account } from '#application/people/ports/profile-desk.ts';
import { useSearch } from '#ui/bindings/use-search.ts';
import { AccountPicture } from '#ui/components/AccountPicture.tsx';
import { displayName } from '#ui/components/account-name.view.ts';
import { deskOnly } from '#ui/layouts/mobile.ts';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { DeskButton } from './DeskButton.tsx';

type AccountActionsProps = {
  readonly account: Account;
  readonly onCreate: () => void;
  /** The admin menu's button; null for an account without admin pages. */
  readonly manage: {
    readonly isOpen: boolean;
    readonly onPrepare: () => void;
    readonly onOpen: (anchor: HTMLElement) => void;
  } | null;
};

export const AccountActions = ({ account, onCreate, manage }: AccountActionsProps) => {
  const { t } = useLingui();
  const { clear } = useSearch();
  return (
    <>
      {manage === null ? null : (
        <DeskButton
          variant="text"
          color="secondary"
          aria-haspopup="menu"
          aria-expanded={manage.isOpen}
          onPointerEnter={manage.onPrepare}
          onClick={(event) => manage.onOpen(event.currentTarget)}
        >
          <Trans>Manage</Trans>
        </DeskButton>
      )}
      {account.secondFactorStep === null ? null : (
        <DeskButton component={Link} to={paths.profile('?tab=ACCOUNT')} variant="text" color="secondary">
          <Trans>Open admin pages</Trans>
        </DeskButton>
      )}
      <DeskButton component={Link} to={paths.profile('?tab=TICKET')} variant="text" color="secondary" onClick={clear}>
        <Trans>My Tickets</Trans>
      </DeskButton>
      <DeskButton variant="outlined" color="secondary" onClick={onCreate}>
        <Trans>Create event</Trans>
      </DeskButton>
      <Face to={paths.profile()} onClick={clear}>
        <span className="visually-hidden">{t`My Page: ${displayName(account)}`}</span>
        <AccountPicture account={account} size={36} />
      </Face>
    </>
  );
};

const Face = styled(Link)({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: 22,
  marginInlineStart: 4,
  textDecoration: 'none',
  ...deskOnly,
});
