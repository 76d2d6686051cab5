const LONGEST_WAIT = 10_000;

export type PostToVnpay = (message: Readonly<Record<string, string>>) => Promise<Readonly<Record<string, unknown>>>;

export const postTo =
  (address: string): PostToVnpay =>
  async (message) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(LONGEST_WAIT),
    });
    if (!response.ok) throw new Error(`VNPay answered ${response.status}`);
    const answer: unknown = await response.json();
    if (typeof answer !== 'object' || answer === null) throw new Error('VNPay answered no object');
    return { ...answer };
  };
