import type { Html } from './html.ts';
import { html, nothing } from './html.ts';
import { ASH, EGGSHELL, HAIRLINE, INK, VERMILION } from './palette.ts';

export const heading = (text: string): Html =>
  html`<h1 style="margin:0 0 12px;font-size:24px;line-height:1.35;font-weight:800;letter-spacing:-0.01em;color:${INK}">${text}</h1>`;

export const paragraph = (...content: readonly (string | Html)[]): Html =>
  html`<p style="margin:0 0 16px;font-size:16px;line-height:1.6;color:${INK}">${content.map((each) => (typeof each === 'string' ? html`${each}` : each))}</p>`;

export const quiet = (text: string): Html =>
  html`<p style="margin:0 0 16px;font-size:14px;line-height:1.6;color:${ASH}">${text}</p>`;

export const button = (label: string, url: string): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td style="border-radius:12px;background:${VERMILION}"><a href="${url}" style="display:inline-block;padding:13px 24px;font-size:16px;line-height:22px;font-weight:700;color:#FFFFFF;text-decoration:none;border-radius:12px">${label}</a></td></tr></table>`;

export const facts = (rows: readonly (readonly [name: string, value: string])[]): Html =>
  rows.length === 0
    ? nothing
    : html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border:1px solid ${HAIRLINE};border-radius:12px;border-collapse:separate;background:${EGGSHELL}">${rows.map(
        ([name, value], at) =>
          html`<tr><td valign="top" style="padding:12px 16px;width:34%;font-size:14px;line-height:1.5;color:${ASH}${at === 0 ? '' : `;border-top:1px solid ${HAIRLINE}`}">${name}</td><td valign="top" style="padding:12px 16px 12px 0;font-size:15px;line-height:1.5;font-weight:600;color:${INK};word-break:break-word${at === 0 ? '' : `;border-top:1px solid ${HAIRLINE}`}">${value}</td></tr>`,
      )}</table>`;
