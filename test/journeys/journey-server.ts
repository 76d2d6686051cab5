import { startDemoProduct } from '#tools/staging/demo-product.ts';

// One line of JSON says where the server is.
const { url, stagingUrl, database, stop } = await startDemoProduct();
process.stdout.write(`${JSON.stringify({ baseUrl: url, stagingUrl, database })}\n`);

const end = (): void => void stop().finally(() => process.exit(0));
process.once('SIGTERM', end);
process.once('SIGINT', end);
