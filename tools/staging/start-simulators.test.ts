import { fork } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postalMailNotices } from '#server/platform/mail/bounces/postal-mail-notices.ts';
import { type Simulators, startSimulators } from './start-simulators.ts';

type Seen = { readonly path: string; readonly headers: IncomingMessage['headers']; readonly body: string };

const seen: Seen[] = [];
const product = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    seen.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true}');
  });
});
let simulators: Simulators;

beforeAll(async () => {
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
  simulators = await startSimulators({
    port: 0,
    smtpPort: 0,
    target: `http://127.0.0.1:${(product.address() as AddressInfo).port}`,
    accountNumber: '0011004321234',
    sepaySecret: 'sepay',
    cassoSecret: 'casso',
    bounceSecret: 'bounces',
  });
});
afterAll(async () => {
  await simulators.stop();
  product.close();
});

const answers = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2_000 });
    const tell = (answer: boolean) => () => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', tell(true)).once('error', tell(false)).once('timeout', tell(false));
  });

async function transfer(body: Record<string, unknown>): Promise<{
  readonly amount: number;
  readonly message: string;
  readonly deliveries: readonly { readonly status: number }[];
}> {
  const response = await fetch(`${simulators.url}/api/bank/transfers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
  return (await response.json()) as Awaited<ReturnType<typeof transfer>>;
}

describe('the simulators as a process', () => {
  it('listen on this machine only, whatever HOST says', async () => {
    const child = fork(join(import.meta.dirname, 'main.ts'), {
      env: { PATH: process.env['PATH'], HOST: '0.0.0.0', STAGING_PORT: '0' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    try {
      const [{ url }] = (await once(child, 'message')) as [{ readonly url: string }];
      const { hostname, port } = new URL(url);
      expect(hostname).toBe('127.0.0.1');
      expect(await answers('127.0.0.1', Number(port))).toBe(true);
      // A server on all addresses would answer here too.
      expect(await answers('127.0.0.2', Number(port))).toBe(false);
    } finally {
      child.kill('SIGTERM');
    }
  });
});

describe('the mailbox simulator', () => {
  it('keeps an email with its Vietnamese text, attachment and code', async () => {
    const transport = createTransport({ host: '127.0.0.1', port: simulators.smtpPort, secure: false });
    await transport.sendMail({
      from: 'Vemoi <no-reply@vemoi.test>',
      to: 'Lan@demo.vemoi.test',
      subject: 'Mã đăng nhập của bạn',
      text: 'Mã của bạn là 493817, dùng trong 5 phút.',
      html: '<p>Mã của bạn là <b>493817</b></p>',
      attachments: [{ filename: 'vé.png', content: Buffer.from('png'), contentType: 'image/png' }],
    });
    transport.close();
    const mails = (await (await fetch(`${simulators.url}/api/mailbox?to=lan@demo.vemoi.test`)).json()) as {
      subject: string;
      code: string;
      attachments: { filename: string; url: string }[];
    }[];
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      subject: 'Mã đăng nhập của bạn',
      code: '493817',
      attachments: [{ filename: 'vé.png' }],
    });
    const file = await fetch(new URL(mails[0]?.attachments[0]?.url ?? '', simulators.url));
    expect(await file.text()).toBe('png');
    const recipients = (subject: string) => fetch(`${simulators.url}/api/mailbox/recipients?subject=${subject}`);
    expect(await (await recipients('đăng nhập')).json()).toEqual(['Lan@demo.vemoi.test']);
    expect(await (await recipients('đăng ký')).json()).toEqual([]);
  });

  it('bounces an email to @bounce.test with a true notice, posted as the product’s mail server would', async () => {
    seen.length = 0;
    const transport = createTransport({ host: '127.0.0.1', port: simulators.smtpPort, secure: false });
    const from = `bounces+${'a'.repeat(41)}@vemoi.test`;
    for (const to of ['full@bounce.test', 'lan@demo.vemoi.test'])
      await transport.sendMail({ envelope: { from, to }, from: 'a@vemoi.test', to, subject: 'Thư mời', text: 'x' });
    transport.close();
    await expect.poll(() => seen.length).toBe(1);
    const [notice] = seen;
    expect([notice?.path, notice?.headers.authorization]).toEqual(['/webhooks/mail', 'Bearer bounces']);
    expect(await postalMailNotices.read(Buffer.from(notice?.body ?? ''))).toEqual({
      kind: 'BOUNCE',
      bounce: { because: 'MAILBOX_FULL', status: '5.2.2' },
      addressed: [from],
    });
  });

  it('answers with a temporary failure while refusing', async () => {
    simulators.mailbox.refusing = true;
    const transport = createTransport({ host: '127.0.0.1', port: simulators.smtpPort, secure: false });
    await expect(transport.sendMail({ from: 'a@vemoi.test', to: 'b@vemoi.test', text: 'x' })).rejects.toMatchObject({
      responseCode: 451,
    });
    transport.close();
    simulators.mailbox.refusing = false;
  });
});

describe('the bank simulator', () => {
  it('signs a SePay notice over timestamp and raw body', async () => {
    seen.length = 0;
    const made = await transfer({ amount: 250_000, message: 'VEMOIABCDEFGHJ', mode: 'exact', provider: 'sepay' });
    expect(made.deliveries.map(({ status }) => status)).toEqual([200]);
    const [notice] = seen;
    const signature = createHmac('sha256', 'sepay')
      .update(`${String(notice?.headers['x-sepay-timestamp'])}.${notice?.body ?? ''}`)
      .digest('hex');
    expect(notice?.path).toBe('/webhooks/sepay');
    expect(notice?.headers['x-sepay-signature']).toBe(`sha256=${signature}`);
    expect(JSON.parse(notice?.body ?? '{}')).toMatchObject({
      transferAmount: 250_000,
      content: 'VEMOIABCDEFGHJ',
      transferType: 'in',
    });
  });

  it('reports money that leaves in each feed’s own way', async () => {
    seen.length = 0;
    for (const provider of ['sepay', 'casso'] as const)
      await transfer({ amount: 90_000, message: 'VEMOIABCDEFGHJ', provider, direction: 'out' });
    const [sepay, casso] = seen.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    expect(sepay).toMatchObject({ transferAmount: 90_000, transferType: 'out' });
    expect(casso).toMatchObject({ data: { amount: -90_000 } });
  });

  it('repeats a transfer under the same number', async () => {
    seen.length = 0;
    await transfer({ amount: 1_000, message: 'X', mode: 'twice', provider: 'casso' });
    const ids = seen.map(({ body }) => (JSON.parse(body) as { data: { id: number } }).data.id);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  it('pays a tenth less when short, and sends nothing when the notice is lost', async () => {
    expect((await transfer({ amount: 100_000, message: 'X', mode: 'short' })).amount).toBe(90_000);
    seen.length = 0;
    const lost = await transfer({ amount: 100_000, message: 'X', mode: 'lost' });
    expect(lost.deliveries).toEqual([]);
    expect(seen).toEqual([]);
  });

  it('mangles the message but keeps its characters', async () => {
    const made = await transfer({ amount: 100_000, message: 'VEMOIABCDEFGHJ', mode: 'mangled' });
    expect(made.message).not.toBe('VEMOIABCDEFGHJ');
    expect(made.message.toUpperCase().replace(/[^A-Z0-9]/g, '')).toContain('VEMOIABCDEFGHJ');
  });
});

describe('the authenticator simulator', () => {
  it('shows the current code of the demo’s admin and accountant, and beside the mailbox', async () => {
    const shown = (await (await fetch(`${simulators.url}/api/authenticator`)).json()) as readonly {
      readonly email: string;
      readonly code: string;
    }[];
    expect(shown.map(({ email }) => email)).toEqual(['admin@demo.vemoi.test', 'accountant@demo.vemoi.test']);
    for (const { code } of shown) expect(code).toMatch(/^\d{6}$/);
    const mailbox = await (await fetch(`${simulators.url}/mailbox`)).text();
    expect(mailbox).toContain('admin@demo.vemoi.test');
    expect(mailbox).toMatch(/<strong>\d{6}<\/strong>/);
  });
});
