import { errorCode } from './start-error.ts';

/** Whether a process of this machine still runs. */
export function processRuns(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
