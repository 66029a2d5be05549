/** What the environment says about the server. */
import type { Address } from './listen.ts';
import { StartFault } from './start-fault.ts';

const DEFAULT_PORT = 4321;
const HIGHEST_PORT = 65_535;

export interface Settings extends Address {
  /** Obey `fault:…` subjects; see message-faults.ts. */
  readonly faults: boolean;
}

/** Reads PORT, HOST and MESSAGE_FAULTS; throws a `StartFault` for a port that cannot be one. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const { PORT = '', HOST = '', MESSAGE_FAULTS } = env;
  const written = PORT.trim();
  const port = written === '' ? DEFAULT_PORT : Number(written);
  if (!/^\d*$/.test(written) || port > HIGHEST_PORT)
    throw new StartFault(`PORT is "${PORT}"; write a whole number from 0 to ${HIGHEST_PORT}`);
  return { port, host: HOST.trim() || undefined, faults: MESSAGE_FAULTS === '1' };
}
