import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type FigureTableProps = {
  readonly title: ReactNode;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[]; readonly total?: true }[];
  /** Beside the title. */
  readonly action?: ReactNode;
  /** Below the title. */
  readonly note?: ReactNode;
  /** Instead of rows. */
  readonly empty: ReactNode;
};

/** On a phone. */
const MOST_HEADS_IN_A_ROW = 3;

const STACKED = {
  display: 'block',
  '& tbody': { display: 'block' },
  '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  '& tbody tr': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    columnGap: 2,
    py: 1,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& tbody th, & tbody td': { display: 'block', py: 0.5, pr: 0, textAlign: 'left' },
  '& tbody th': { gridColumn: '1 / -1', fontWeight: 600 },
  '& tbody td::before': {
    content: 'attr(data-head)',
    display: 'block',
    fontSize: '0.8125rem',
    color: 'text.secondary',
  },
};

/** On a phone each row of a wide table stands under its name, every figure with its head. */
export const FigureTable = ({ title, heads, rows, action, note, empty }: FigureTableProps) => {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ border: 1, borderColor: 'divider', borderRadius: '16px', bgcolor: 'background.paper', p: 2, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h4" component="h2" id={id} sx={{ mb: 1 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {note === undefined ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ mt: action === undefined ? 0 : 1, mb: 1 }}>
          {note}
        </Typography>
      )}
      {rows.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {empty}
        </Typography>
      ) : (
        <Box tabIndex={0} role="group" aria-labelledby={id} sx={{ overflowX: 'auto' }}>
          <Box
            component="table"
            aria-labelledby={id}
            className="tabular"
            sx={(theme) => ({
              width: '100%',
              borderCollapse: 'collapse',
              fontSize: '0.875rem',
              '& th, & td': { py: 0.75, pr: 2, textAlign: 'right', whiteSpace: 'nowrap', fontWeight: 400 },
              '& th:first-of-type': { textAlign: 'left', whiteSpace: 'normal', minWidth: 140 },
              '& th:last-of-type, & td:last-of-type': { pr: 0 },
              '& thead th': { color: 'text.secondary' },
              '& tbody tr': { borderTop: 1, borderColor: 'divider' },
              ...(heads.length > MOST_HEADS_IN_A_ROW && { [theme.breakpoints.down('sm')]: STACKED }),
            })}
          >
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells: [name, ...figures], total }) => (
                <Box component="tr" key={key} sx={total === true ? { '& > *': { fontWeight: '600 !important' } } : {}}>
                  <th scope="row">{name}</th>
                  {figures.map((figure, at) => (
                    <td key={heads[at + 1]} data-head={heads[at + 1]}>
                      {figure}
                    </td>
                  ))}
                </Box>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
    </Box>
  );
};
