/** Prefix and suffix, case, separators (from public tests and logs). `turn` selects the change. */
export function mangleMessage(message: string, reference: string, turn: number): string {
  const half = Math.ceil(message.length / 2);
  const ways: readonly string[] = [
    `MBVCB.${reference.slice(-10)}.${reference.slice(-6)}.${message}.CT tu 0011001234567 NGUYEN VAN AN toi 0011004321234 CONG TY VEMOI`,
    `${reference.slice(-12)}-${message.toLowerCase()}-CHUYEN TIEN-OQCH000123-MOMO${reference.slice(-8)}MOMO`,
    `${message.slice(0, half)} ${message.slice(half)} chuyen tien ve`,
    `IBFT ${message.toLowerCase()} Ma giao dich Trace ${reference.slice(-6)}`,
    `NGUYEN VAN AN ck ${message.slice(0, 5)}-${message.slice(5)} cam on shop`,
  ];
  return ways[turn % ways.length] ?? message;
}
