import { Trans, useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import { ChevronDownIcon } from '#ui/icons/chevron-down.gen.ts';
import { ChevronUpIcon } from '#ui/icons/chevron-up.gen.ts';
import { Trash2Icon } from '#ui/icons/trash-2.gen.ts';
import { styled } from '#ui/theme/styled.ts';
import { changed, type EditedRow, moved, type SeatPlanRow } from './seat-rows.view.ts';

const Table = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  '& table': { borderCollapse: 'collapse' },
  '& th': { textAlign: 'left', fontWeight: 600, fontSize: '0.875rem', padding: '0 8px 4px 0' },
  '& td': { padding: '2px 8px 2px 0', whiteSpace: 'nowrap' },
  '& input, & select': {
    minHeight: 44,
    padding: '0 8px',
    borderRadius: 8,
    border: `1px solid ${theme.vars.palette.tone.outline}`,
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    font: 'inherit',
  },
  '& .layout': { fontFamily: 'monospace', letterSpacing: 2, width: 'clamp(220px, 15vw, 320px)' },
  '& .short': { width: 72 },
  '& .section': { width: 140 },
  '& select': { maxWidth: 150 },
}));

type Props = {
  readonly rows: readonly EditedRow[];
  readonly tickets: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (rows: readonly EditedRow[]) => void;
};

/** A row of the table is a row of the hall, the front row first. */
export function SeatRows({ rows, tickets, onChange }: Props) {
  const { t } = useLingui();
  if (rows.length === 0) return null;
  const special = rows.some(({ layout }) => layout.includes('*'));
  return (
    <Table>
      <table>
        <thead>
          <tr>
            <th>
              <Trans>Section</Trans>
            </th>
            <th>
              <Trans>Row</Trans>
            </th>
            <th>
              <Trans>Seats</Trans>
            </th>
            <th>
              <Trans>Ticket type</Trans>
            </th>
            {special && (
              <th>
                <Trans>Own code</Trans>
              </th>
            )}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => {
            const number = at + 1;
            const edit = (to: Partial<SeatPlanRow>) => onChange(changed(rows, at, to));
            return (
              <tr key={row.key}>
                <td>
                  <input
                    className="section"
                    aria-label={t`Section of row ${number}`}
                    maxLength={60}
                    value={row.section}
                    onChange={({ target }) => edit({ section: target.value })}
                  />
                </td>
                <td>
                  <input
                    className="short"
                    aria-label={t`Name of row ${number}`}
                    maxLength={20}
                    value={row.name}
                    onChange={({ target }) => edit({ name: target.value })}
                  />
                </td>
                <td>
                  <input
                    className="layout"
                    aria-label={t`Seats of row ${number}`}
                    maxLength={200}
                    spellCheck={false}
                    autoComplete="off"
                    value={row.layout}
                    onChange={({ target }) => edit({ layout: target.value })}
                  />
                </td>
                <td>
                  <select
                    aria-label={t`Ticket type of row ${number}`}
                    value={row.ticketTypeId ?? ''}
                    onChange={({ target }) => edit({ ticketTypeId: target.value === '' ? null : target.value })}
                  >
                    <option value="">{t`Any ticket`}</option>
                    {tickets.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </select>
                </td>
                {special && (
                  <td>
                    {row.layout.includes('*') && (
                      <input
                        className="section"
                        aria-label={t`Code for the special seats of row ${number}`}
                        maxLength={60}
                        autoComplete="off"
                        value={row.specialCode ?? ''}
                        onChange={({ target }) => edit({ specialCode: target.value || null })}
                      />
                    )}
                  </td>
                )}
                <td>
                  <IconButton
                    aria-label={t`Move row ${number} forward`}
                    disabled={at === 0}
                    onClick={() => onChange(moved(rows, at, -1))}
                  >
                    <ChevronUpIcon />
                  </IconButton>
                  <IconButton
                    aria-label={t`Move row ${number} back`}
                    disabled={at === rows.length - 1}
                    onClick={() => onChange(moved(rows, at, 1))}
                  >
                    <ChevronDownIcon />
                  </IconButton>
                  <IconButton
                    aria-label={t`Delete row ${number}`}
                    onClick={() => onChange(rows.filter((_row, index) => index !== at))}
                  >
                    <Trash2Icon />
                  </IconButton>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Table>
  );
}
