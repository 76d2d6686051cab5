import { Trans, useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { QuantityStepper } from '#ui/screens/sale/payment/tickets/QuantityStepper.tsx';
import { styled } from '#ui/theme/styled.ts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  alignItems: 'center',
  // The buttons go below the question where it would be a word wide.
  '& > b': { flex: '1 1 128px' },
});

type PartySizeProps = {
  readonly limit: number;
  readonly party: number;
  readonly onChoose: (party: number) => void;
};

export function PartySize({ limit, party, onChoose }: PartySizeProps) {
  const { t } = useLingui();
  return (
    <Row>
      <b>
        <Trans>How many people are coming?</Trans>
      </b>
      <QuantityStepper
        name={t`People coming`}
        value={party}
        min={1}
        max={limit}
        step={1}
        onChange={(wanted) => onChoose(Math.min(wanted, limit))}
      />
      <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
        <Trans>Including you. This invitation is for up to {limit}.</Trans>
      </Typography>
    </Row>
  );
}
