import Skeleton from '@mui/material/Skeleton';
import { NotLoaded } from '#ui/screens/people/public-page/NotLoaded.tsx';
import { BankAccounts } from './BankAccounts.tsx';
import { IdCardSection } from './IdCardSection.tsx';
import { useOwnKyc } from './kyc.view.ts';
import { SecondFactorSection } from './SecondFactorSection.tsx';

/** [S2.12-11] */
export const KycSections = () => {
  const { answer, again } = useOwnKyc();
  if (answer.kind === 'LOADING') return <Skeleton variant="rounded" height={280} sx={{ borderRadius: '16px' }} />;
  if (answer.kind === 'FAILED') return <NotLoaded again={again} />;
  const { card, bankAccounts, hasSecondFactor } = answer.value;
  return (
    <>
      <SecondFactorSection hasSecondFactor={hasSecondFactor} onChange={again} />
      <IdCardSection card={card} onChange={again} />
      <BankAccounts accounts={bankAccounts} hasSecondFactor={hasSecondFactor} onChange={again} />
    </>
  );
};
