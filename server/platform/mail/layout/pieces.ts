import type { Html } from './html.ts';
import { html, LAYOUT_TABLE, nothing, style, WIDE_TABLE } from './html.ts';
import { ASH, EGGSHELL, HAIRLINE, INK, VERMILION } from './palette.ts';

const HEADING = style(
  'margin:0 0 12px;font-size:24px;line-height:1.35;font-weight:800;letter-spacing:-0.01em',
  `color:${INK};text-wrap:pretty`,
);

export const heading = (text: string): Html => html`<h1 ${HEADING}>${text}</h1>`;

const PARAGRAPH = style('margin:0 0 16px;font-size:16px;line-height:1.6', `color:${INK};text-wrap:pretty`);

export const paragraph = (...content: readonly (string | Html)[]): Html => {
  const pieces = content.map((each) => (typeof each === 'string' ? html`${each}` : each));
  return html`<p ${PARAGRAPH}>${pieces}</p>`;
};

const QUIET = style('margin:0 0 16px;font-size:14px;line-height:1.6', `color:${ASH};text-wrap:pretty`);

export const quiet = (text: string): Html => html`<p ${QUIET}>${text}</p>`;

const BUTTON_TABLE = style('margin:8px 0 24px');
const BUTTON_CELL = style('border-radius:12px', `background:${VERMILION}`);
const BUTTON = style(
  'display:inline-block;padding:13px 24px;font-size:16px;line-height:22px;font-weight:700',
  'color:#FFFFFF;text-decoration:none;border-radius:12px',
);

export const button = (label: string, url: string): Html => {
  const link = html`<a href="${url}" ${BUTTON}>${label}</a>`;
  return html`<table ${LAYOUT_TABLE} ${BUTTON_TABLE}><tr><td ${BUTTON_CELL}>${link}</td></tr></table>`;
};

const LINK_LINE = style('margin:0 0 16px;font-size:16px;line-height:1.6');
const LINK = style(`color:${VERMILION};font-weight:600`);

/** The second thing to do, under the button. */
export const link = (label: string, url: string): Html =>
  html`<p ${LINK_LINE}><a href="${url}" ${LINK}>${label}</a></p>`;

const FACTS = style(
  `margin:0 0 24px;border:1px solid ${HAIRLINE};border-radius:12px;border-collapse:separate`,
  `background:${EGGSHELL}`,
);
const FACT_NAME = ['padding:12px 8px 12px 16px;width:38%;font-size:14px;line-height:1.6', `color:${ASH}`];
const FACT_VALUE = [
  'padding:12px 16px 12px 0;font-size:15px;line-height:1.5;font-weight:600',
  `color:${INK};word-break:break-word`,
];

const AMOUNT_NAME = ['padding:10px 8px 10px 16px;font-size:14px;line-height:1.6', `color:${ASH}`];
const AMOUNT_VALUE = [
  'padding:10px 16px 10px 0;font-size:15px;line-height:1.5;font-weight:600;white-space:nowrap',
  `color:${INK};font-variant-numeric:tabular-nums`,
];

type Row = readonly [name: string, value: string];

const rule = (at: number): readonly string[] => (at === 0 ? [] : [`border-top:1px solid ${HAIRLINE}`]);

function fact([name, value]: Row, at: number): Html {
  const head = html`<td valign="top" ${style(...FACT_NAME, ...rule(at))}>${name}</td>`;
  return html`<tr>${head}<td valign="top" ${style(...FACT_VALUE, ...rule(at))}>${value}</td></tr>`;
}

function amount([name, value]: Row, at: number): Html {
  const head = html`<td valign="top" ${style(...AMOUNT_NAME, ...rule(at))}>${name}</td>`;
  return html`<tr>${head}<td valign="top" align="right" ${style(...AMOUNT_VALUE, ...rule(at))}>${value}</td></tr>`;
}

const table = (rows: readonly Html[]): Html =>
  rows.length === 0 ? nothing : html`<table ${WIDE_TABLE} ${FACTS}>${rows}</table>`;

export const facts = (rows: readonly Row[]): Html => table(rows.map(fact));

/** Short values under each other at the right, as on a receipt. */
export const amounts = (rows: readonly Row[]): Html => table(rows.map(amount));
