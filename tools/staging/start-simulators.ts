import Fastify from 'fastify';
import { authenticatorRoutes } from './authenticator/authenticator.routes.ts';
import { bankRoutes } from './bank/bank.routes.ts';
import { BankAccount } from './bank/bank-account.ts';
import { BankFeedSender } from './bank/bank-feed.ts';
import { chat3Routes } from './chat3/chat3.routes.ts';
import { Chat3Simulator } from './chat3/chat3-simulator.ts';
import { identityRoutes } from './identity/identity.routes.ts';
import { IdentityProvider, type IdentitySettings } from './identity/identity-provider.ts';
import { mailboxRoutes } from './mailbox/mailbox.routes.ts';
import { Mailbox } from './mailbox/mailbox.ts';
import { makeSmtpReceiver } from './mailbox/smtp-receiver.ts';
import { page } from './page.ts';
import { sinvoiceRoutes } from './sinvoice/sinvoice.routes.ts';
import { type SInvoiceAccount, SInvoiceSimulator } from './sinvoice/sinvoice-simulator.ts';
import { stripeRoutes } from './stripe/stripe.routes.ts';
import { StripeSimulator } from './stripe/stripe-simulator.ts';
import { vnpayRoutes } from './vnpay/vnpay.routes.ts';
import { VnpayGateway } from './vnpay/vnpay-gateway.ts';

export type SimulatorSettings = {
  readonly port: number;
  readonly smtpPort: number;
  /** The product's address, for webhooks. */
  readonly target: string;
  readonly accountNumber: string;
  readonly sepaySecret: string;
  readonly cassoSecret: string;
  /** What the product's mail server bears when it posts bounces; null: it posts none. */
  readonly bounceSecret?: string | null;
  readonly vnpay?: { readonly tmnCode: string; readonly secret: string } | null;
  readonly stripe?: {
    readonly publishableKey: string;
    readonly secretKey: string;
    readonly webhookSecret: string;
  } | null;
  readonly chat3?: { readonly keyId: string; readonly secret: string } | null;
  readonly sinvoice?: SInvoiceAccount | null;
  readonly identity?: IdentitySettings;
};

export type Simulators = {
  readonly url: string;
  readonly smtpPort: number;
  readonly mailbox: Mailbox;
  readonly bank: BankFeedSender;
  stop(): Promise<void>;
};

/** Whatever HOST says: the simulators show every email and make every payment. */
const LOOPBACK = '127.0.0.1';

export async function startSimulators(settings: SimulatorSettings): Promise<Simulators> {
  const mailbox = new Mailbox();
  const account = new BankAccount(Date.now());
  const bank = new BankFeedSender(account, settings.target, settings);

  const app = Fastify({ bodyLimit: 1024 * 1024, forceCloseConnections: true });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/', async (_request, reply) =>
    reply.type('text/html').send(
      page(
        'Overview',
        `<h1>The outside world, simulated</h1>
<p>Vemoi runs in its demo profile: mail and money stay on this machine.</p>
<div class="card"><h2><a href="/mailbox">Mailbox</a></h2><p class="quiet">Sign-in codes and e-tickets.</p></div>
<div class="card"><h2><a href="/authenticator">Authenticator app</a></h2><p class="quiet">The codes that the demo's admin and accountant are asked for.</p></div>
<div class="card"><h2><a href="/bank">Bank</a></h2><p class="quiet">Pay an order by transfer: exactly, late, twice, short, with a mangled message.</p></div>
<div class="card"><h2>VNPay</h2><p class="quiet">Choose a card or VNPay QR in the checkout: pay, cancel, fail, lose VNPay's call.</p></div>
<div class="card"><h2>Card provider</h2><p class="quiet">Pay by Visa/MasterCard/JCB: 4242 4242 4242 4242 pays, 4000 0000 0000 9995 has not enough money, 4000 0025 0000 3155 asks the bank.</p></div>
<div class="card"><h2><a href="/chat3">Chat3</a></h2><p class="quiet">Deploys the contract of an event: at once, never, or refused.</p></div>
<div class="card"><h2><a href="/sinvoice">SInvoice</a></h2><p class="quiet">Issues e-invoices for orders with invoice details: at once, later, with a lost answer, or not at all.</p></div>
<div class="card"><h2>Demo ID</h2><p class="quiet">A stand-in for a social network: choose it in Vemoi's sign-in.</p></div>`,
      ),
    ),
  );
  await app.register(mailboxRoutes(mailbox));
  await app.register(authenticatorRoutes);
  await app.register(bankRoutes(account, bank));
  const vnpay = settings.vnpay == null ? null : new VnpayGateway({ ...settings.vnpay, target: settings.target });
  if (vnpay !== null) await app.register(vnpayRoutes(vnpay));
  if (settings.stripe != null)
    await app.register(stripeRoutes(new StripeSimulator({ ...settings.stripe, target: settings.target })));
  if (settings.chat3 != null) await app.register(chat3Routes(new Chat3Simulator(settings.chat3)));
  if (settings.sinvoice != null) await app.register(sinvoiceRoutes(new SInvoiceSimulator(settings.sinvoice)));
  if (settings.identity !== undefined) await app.register(identityRoutes(new IdentityProvider(settings.identity)));

  const postNotice = (notice: string): void => {
    if (settings.bounceSecret == null) return;
    fetch(new URL('/webhooks/mail', settings.target), {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${settings.bounceSecret}` },
      body: notice,
      signal: AbortSignal.timeout(30_000),
    }).catch((error: unknown) => process.stderr.write(`mailbox simulator: ${String(error)}\n`));
  };
  const smtp = makeSmtpReceiver(mailbox, postNotice);
  await new Promise<void>((resolve, reject) => {
    smtp.once('error', reject);
    smtp.listen(settings.smtpPort, LOOPBACK, resolve);
  });
  // Once it listens, a client that disconnects is no failure.
  smtp.removeAllListeners('error');
  smtp.on('error', () => undefined);
  const url = await app.listen({ host: LOOPBACK, port: settings.port });
  const smtpAddress = smtp.server.address();

  return {
    url,
    smtpPort: smtpAddress !== null && typeof smtpAddress === 'object' ? smtpAddress.port : settings.smtpPort,
    mailbox,
    bank,
    stop: async () => {
      bank.stop();
      vnpay?.stop();
      await app.close();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    },
  };
}
