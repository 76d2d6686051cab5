import { z } from 'zod';
import { VAT_RATES, type VatRate } from '#domain/sale/invoice/invoice-lines.ts';
import type { SInvoiceSettings } from '#server/platform/ports/environment.ts';
import { given, webAddress } from './setting.ts';

const SINVOICE_API = 'https://api-vinvoice.viettel.vn';
const SINVOICE_LOOKUP = 'https://vinvoice.viettel.vn/utilities/invoice-search';

/** Of the simulator, which takes no others. */
export const DEMO_SINVOICE = {
  username: '0100109106-vemoi',
  password: 'demo-sinvoice-password',
  taxCode: '0100109106',
  template: '1/001',
  series: 'C26TVE',
};

const NAMES = [
  'SINVOICE_USERNAME',
  'SINVOICE_PASSWORD',
  'SINVOICE_TAX_CODE',
  'SINVOICE_TEMPLATE',
  'SINVOICE_SERIES',
  'SINVOICE_VAT',
] as const;

const rate = z.enum(['none', ...VAT_RATES.map(String)], { error: `is none of none, ${VAT_RATES.join(', ')}` });

export const sinvoiceSettings = {
  SINVOICE_API_URL: given(webAddress),
  SINVOICE_LOOKUP_URL: given(webAddress),
  SINVOICE_USERNAME: given(z.string().trim().min(1)),
  SINVOICE_PASSWORD: given(z.string().min(1)),
  SINVOICE_TAX_CODE: given(z.string().regex(/^\d{10}(-\d{3})?$/, 'is not a tax code (10 digits, or 10 and -3)')),
  SINVOICE_TEMPLATE: given(z.string().regex(/^1\/\d{3,4}$/, 'is not a template of VAT invoices, as in 1/001')),
  SINVOICE_SERIES: given(z.string().regex(/^[CK]\d{2}[TDLMNBGH][A-Z]{2}$/, 'is not a series, as in C26TVE')),
  SINVOICE_VAT: given(rate),
};

type Given = { readonly [Name in keyof typeof sinvoiceSettings]?: z.output<(typeof sinvoiceSettings)[Name]> };

const rateOf = (setting: string): VatRate => VAT_RATES.find((known) => String(known) === setting) ?? null;

/** Off in production until the account is set; elsewhere the simulator, unless it is. */
export function sinvoiceOf(s: Given, simulator: string | null): SInvoiceSettings | null {
  const { SINVOICE_USERNAME: username, SINVOICE_PASSWORD: password, SINVOICE_TAX_CODE: taxCode } = s;
  const { SINVOICE_TEMPLATE: template, SINVOICE_SERIES: series, SINVOICE_VAT: vat } = s;
  const apiUrl = s.SINVOICE_API_URL?.replace(/\/+$/, '');
  if (
    username !== undefined &&
    password !== undefined &&
    taxCode !== undefined &&
    template !== undefined &&
    series !== undefined &&
    vat !== undefined
  )
    return {
      ...{ username, password, taxCode, template, series, rate: rateOf(vat) },
      apiUrl: apiUrl ?? SINVOICE_API,
      lookupUrl: s.SINVOICE_LOOKUP_URL ?? SINVOICE_LOOKUP,
    };
  if (simulator === null) return null;
  return {
    ...DEMO_SINVOICE,
    rate: rateOf(vat ?? '8'),
    apiUrl: apiUrl ?? `${simulator}/sinvoice`,
    lookupUrl: s.SINVOICE_LOOKUP_URL ?? `${simulator}/sinvoice/lookup`,
  };
}

export function sinvoiceRefusals(sinvoice: SInvoiceSettings | null, isSet: (name: string) => boolean): string[] {
  if (sinvoice === null)
    return [...NAMES, 'SINVOICE_API_URL', 'SINVOICE_LOOKUP_URL'].some(isSet)
      ? [`SInvoice needs all of ${NAMES.join(', ')}, or none of them.`]
      : [];
  return (
    [
      ['SINVOICE_API_URL', sinvoice.apiUrl],
      ['SINVOICE_LOOKUP_URL', sinvoice.lookupUrl],
    ] as const
  )
    .filter(([, url]) => !url.startsWith('https://'))
    .map(([name]) => `${name} must begin with https:// in production.`);
}
