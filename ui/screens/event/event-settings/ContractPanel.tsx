import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import type { DeskContract, EventContract } from '#application/event/ports/contract-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { TextField } from '#ui/components/TextField.tsx';
import {
  CHAIN_NAMES,
  type ContractField,
  LONGEST_CONTRACT_NAME,
  MOST_TOKENS,
  tokensSaid,
  useContract,
} from './contract.view.ts';
import type { DeskEvent } from './event-settings.view.ts';
import { Panel } from './Panel.tsx';

type ContractPanelProps = { readonly event: DeskEvent; readonly contract: EventContract };

/** Also asks for the contract. [S7.7-45] */
export const ContractPanel = ({ event, contract: { chains, deployed } }: ContractPanelProps) => {
  const contract = useContract(event, deployed);
  return (
    <Panel
      title={<Trans>Token contract</Trans>}
      text={<Trans>Deploy a blockchain contract that can issue tokens for this event.</Trans>}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {deployed === null ? null : <ContractState deployed={deployed} />}
        {contract.awaited || chains.length === 0 ? null : (
          <ContractForm
            key={`${deployed?.state} ${deployed?.amount} ${deployed?.contractName}`}
            event={event}
            chains={chains}
            deployed={deployed}
            contract={contract}
          />
        )}
      </Box>
    </Panel>
  );
};

const ContractState = ({ deployed }: { readonly deployed: DeskContract }) => {
  const locale = useLocale();
  const { contractName, chain, amount, state, placed, message } = deployed;
  const chainName = CHAIN_NAMES[chain];
  const tokens = tokensSaid(amount, locale);
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      <Typography>
        <Trans>
          {contractName} on {chainName}, up to {tokens} tokens
        </Trans>
      </Typography>
      {state === 'REQUESTED' || state === 'PENDING' ? (
        <Alert severity="info" variant="outlined">
          <Trans>The contract is being deployed. This can take a few minutes; you can leave this page.</Trans>
        </Alert>
      ) : null}
      {state === 'UPDATING' ? (
        <Alert severity="info" variant="outlined">
          <Trans>We’re making your change. This can take a few minutes; you can leave this page.</Trans>
        </Alert>
      ) : null}
      {state === 'FAILED' ? (
        <Alert severity="error" variant="outlined">
          {message === null ? (
            <Trans>The contract wasn’t deployed because the provider isn’t responding. Try again.</Trans>
          ) : (
            <Trans>The contract was not deployed: {message}</Trans>
          )}
        </Alert>
      ) : null}
      {state === 'DEPLOYED' && message !== null ? (
        <Alert severity="warning" variant="outlined">
          <Trans>Your last change was not made: {message}</Trans>
        </Alert>
      ) : null}
      {placed === null ? null : (
        <Typography variant="body2">
          <Trans>
            Contract{' '}
            <Link href={placed.link} target="_blank" rel="noreferrer">
              {placed.contract}
            </Link>
          </Trans>
        </Typography>
      )}
    </Box>
  );
};

type ContractFormProps = Pick<ContractPanelProps, 'event'> & {
  readonly chains: EventContract['chains'];
  readonly deployed: DeskContract | null;
  readonly contract: ReturnType<typeof useContract>;
};

const ContractForm = ({ event, chains, deployed, contract }: ContractFormProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const stands = deployed?.state === 'DEPLOYED';
  const least = stands ? deployed.amount : 1;
  const [written, setWritten] = useState({
    chain: deployed?.chain ?? chains[0] ?? 'POLYGON',
    name: deployed?.contractName ?? event.name.slice(0, LONGEST_CONTRACT_NAME),
    amount: String(deployed?.amount ?? ''),
  });
  const [wrong, setWrong] = useState<ContractField | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    const asked = await contract.ask(written, stands ? t`Change requested` : t`Deployment started`);
    setWrong(asked !== null && 'field' in asked ? asked.field : null);
    setTrouble(asked !== null && 'trouble' in asked ? asked.trouble : null);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(submitted) => void submit(submitted)}
      sx={{ display: 'grid', gap: 2, maxWidth: 480 }}
    >
      <TextField
        name="contract_name"
        label={t`Contract name`}
        required
        autoComplete="off"
        value={written.name}
        error={wrong === 'name'}
        helperText={wrong === 'name' ? t`Enter a name, in up to ${LONGEST_CONTRACT_NAME} characters` : null}
        onChange={({ target }) => {
          setWritten({ ...written, name: target.value });
          setWrong(null);
        }}
      />
      {stands ? null : (
        <MuiTextField
          select
          name="chain"
          label={t`Blockchain`}
          value={written.chain}
          onChange={({ target }) =>
            setWritten({ ...written, chain: chains.find((one) => one === target.value) ?? written.chain })
          }
        >
          {chains.map((chain) => (
            <MenuItem key={chain} value={chain}>
              {CHAIN_NAMES[chain]}
            </MenuItem>
          ))}
        </MuiTextField>
      )}
      <TextField
        name="amount"
        label={t`Number of tokens`}
        required
        autoComplete="off"
        value={written.amount}
        error={wrong === 'amount'}
        helperText={
          wrong === 'amount'
            ? t`Enter a number from ${tokensSaid(least, locale)} to ${tokensSaid(MOST_TOKENS, locale)}`
            : null
        }
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        onChange={({ target }) => {
          setWritten({ ...written, amount: target.value.replaceAll(/\D/g, '') });
          setWrong(null);
        }}
      />
      {trouble === null ? null : (
        <Alert severity="error" role="alert">
          {trouble}
        </Alert>
      )}
      <Button type="submit" variant="outlined" loading={contract.busy} sx={{ justifySelf: 'start', minHeight: 44 }}>
        {stands ? <Trans>Change contract</Trans> : <Trans>Deploy contract</Trans>}
      </Button>
    </Box>
  );
};
