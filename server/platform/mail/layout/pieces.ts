import type { Html } from './html.ts';
import { html, LAYOUT_TABLE, nothing, style, WIDE_TABLE } from './html.ts';
import { ASH, EGGSHELL, HAIRLINE, INK, VERMILION } from './palette.ts';

const HEADING = style(
  'margin:0 0 12px;font-size:24px;line-height:1.35;font-weight:800;letter-spacing:-0.01em',
  `color:${INK}`,
);

export const heading = (text: string): Html => html`<h1 ${HEADING}>${text}</h1>`;

const PARAGRAPH = style('margin:0 0 16px;font-size:16px;line-height:1.6', `color:${INK}`);

export const paragraph = (...content: readonly (string | Html)[]): Html => {
  const pieces = content.map((each) => (typeof each === 'string' ? html`${each}` : each));
  return html`<p ${PARAGRAPH}>${pieces}</p>`;
};

const QUIET = style('margin:0 0 16px;font-size:14px;line-height:1.6', `color:${ASH}`);

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

const FACTS = style(
  `margin:0 0 24px;border:1px solid ${HAIRLINE};border-radius:12px;border-collapse:separate`,
  `background:${EGGSHELL}`,
);
const FACT_NAME = ['padding:12px 16px;width:34%;font-size:14px;line-height:1.5', `color:${ASH}`];
const FACT_VALUE = [
  'padding:12px 16px 12px 0;font-size:15px;line-height:1.5;font-weight:600',
  `color:${INK};word-break:break-word`,
];

function fact(name: string, value: string, isFirst: boolean): Html {
  const rule = isFirst ? [] : [`border-top:1px solid ${HAIRLINE}`];
  const head = html`<td valign="top" ${style(...FACT_NAME, ...rule)}>${name}</td>`;
  return html`<tr>${head}<td valign="top" ${style(...FACT_VALUE, ...rule)}>${value}</td></tr>`;
}

export const facts = (rows: readonly (readonly [name: string, value: string])[]): Html =>
  rows.length === 0
    ? nothing
    : html`<table ${WIDE_TABLE} ${FACTS}>${rows.map(([name, value], at) => fact(name, value, at === 0))}</table>`;
