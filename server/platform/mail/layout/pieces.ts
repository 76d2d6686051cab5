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

const NAME = style('font-weight:700');

/** The sentence with its event's name in bold, so that a name of several phrases reads as one. */
export function naming(name: string, sentence: string): Html {
  const at = sentence.indexOf(name);
  if (at === -1) return html`${sentence}`;
  return html`${sentence.slice(0, at)}<strong ${NAME}>${name}</strong>${sentence.slice(at + name.length)}`;
}

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

const OUTLINED_TABLE = style('margin:0 0 24px');
const OUTLINED_CELL = style(`border:1px solid ${INK};border-radius:12px`);
const OUTLINED = style(
  'display:inline-block;padding:11px 22px;font-size:15px;line-height:22px;font-weight:700',
  `color:${INK};text-decoration:none;border-radius:12px`,
);

/** What may be done, where nothing has to be. */
export const outlinedButton = (label: string, url: string): Html => {
  const link = html`<a href="${url}" ${OUTLINED}>${label}</a>`;
  return html`<table ${LAYOUT_TABLE} ${OUTLINED_TABLE}><tr><td ${OUTLINED_CELL}>${link}</td></tr></table>`;
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
const FACT_NAME = [
  'padding:12px 8px 12px 16px;width:38%;font-size:14px;line-height:1.6',
  `color:${ASH};text-wrap:balance`,
];
const FACT_VALUE = [
  'padding:12px 16px 12px 0;font-size:15px;line-height:1.5',
  'word-break:break-word;text-wrap:pretty',
];
const IS_SO = [`color:${INK};font-weight:600`];
const WAS_SO = [`color:${ASH};text-decoration:line-through`];

const AMOUNT_NAME = ['padding:10px 8px 10px 16px;line-height:1.6'];
const AMOUNT_VALUE = [
  'padding:10px 16px 10px 0;line-height:1.5;white-space:nowrap',
  `color:${INK};font-variant-numeric:tabular-nums`,
];
const LINE_NAME = [`font-size:14px;color:${ASH}`];
const LINE_VALUE = ['font-size:15px;font-weight:600'];
const SUM_NAME = [`font-size:15px;font-weight:700;color:${INK}`];
const SUM_VALUE = ['font-size:18px;font-weight:800'];

/** 'was': no longer so. */
type Fact = readonly [name: string, value: string, was?: 'was'];
/** 'sum': what the lines before it come to. */
type Amount = readonly [name: string, value: string, sum?: 'sum'];

const rule = (at: number): readonly string[] => (at === 0 ? [] : [`border-top:1px solid ${HAIRLINE}`]);

// At 15 px, what still fits a phone of 320 px.
const MOST_UNBROKEN = 16;
const UNBROKEN = style('white-space:nowrap');

/** Breaks an address at its commas, not inside the city's name, nor a time inside its hours. */
export function unbroken(text: string): Html {
  const [first = '', ...parts] = text.split(', ');
  return html`${first}${parts.map((part) =>
    part.length > MOST_UNBROKEN || !part.includes(' ') ? html`, ${part}` : html`, <span ${UNBROKEN}>${part}</span>`,
  )}`;
}

function fact([name, value, was]: Fact, at: number): Html {
  const head = html`<td valign="top" ${style(...FACT_NAME, ...rule(at))}>${name}</td>`;
  const look = style(...FACT_VALUE, ...(was === undefined ? IS_SO : WAS_SO), ...rule(at));
  return html`<tr>${head}<td valign="top" ${look}>${unbroken(value)}</td></tr>`;
}

function amount([name, value, sum]: Amount, at: number): Html {
  const [named, valued] = sum === undefined ? [LINE_NAME, LINE_VALUE] : [SUM_NAME, SUM_VALUE];
  const head = html`<td ${style(...AMOUNT_NAME, ...named, ...rule(at))}>${name}</td>`;
  return html`<tr>${head}<td align="right" ${style(...AMOUNT_VALUE, ...valued, ...rule(at))}>${value}</td></tr>`;
}

const table = (rows: readonly Html[]): Html =>
  rows.length === 0 ? nothing : html`<table ${WIDE_TABLE} ${FACTS}>${rows}</table>`;

export const facts = (rows: readonly Fact[]): Html => table(rows.map(fact));

/** Short values under each other at the right, as on a receipt. */
export const amounts = (rows: readonly Amount[]): Html => table(rows.map(amount));
