import { createServer } from 'node:net';
import { SettingError } from './environment.ts';

export async function checkPort(host: string, port: number): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ host, port, exclusive: true }, resolve);
    });
  } catch (error) {
    throw portRefusal(error, host, port);
  } finally {
    await new Promise((resolve) => probe.close(resolve));
  }
}

export function portRefusal(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    const other = port === 65_535 ? 3100 : port + 100;
    return new SettingError(
      `Port ${port} is in use by another program. Set PORT to a free one, as in PORT=${other} npm start.`,
    );
  }
  if (code === 'EACCES')
    return new SettingError(`This user has no permission to listen on port ${port}. Set PORT to one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new SettingError(`HOST (${host}) is not an address of this machine.`);
  return error;
}
