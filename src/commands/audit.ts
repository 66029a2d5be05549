/** Known holes in the packages that the site is built from, where the registry tells of them. */
import { spawnSync } from 'node:child_process';

export type AuditResult = 'none known' | 'found' | 'skipped';

interface AuditReport {
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
}

/** Asks `npm audit`, which prints what it finds. Grave ones count: high and critical. */
export function auditPackages(): AuditResult {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const result = readAudit(stdout ?? '');
  if (result === 'found') spawnSync('npm', ['audit', '--omit=dev'], { stdio: 'inherit' });
  if (result === 'skipped')
    console.log("audit skipped: the registry's audit endpoint is not reachable");
  return result;
}

/** `output`: what `npm audit --json` printed; anything but a report means that there was none. */
export function readAudit(output: string): AuditResult {
  const counts = parse(output)?.metadata?.vulnerabilities;
  if (counts === undefined) return 'skipped';
  return (counts['high'] ?? 0) + (counts['critical'] ?? 0) > 0 ? 'found' : 'none known';
}

function parse(text: string): AuditReport | undefined {
  try {
    return JSON.parse(text) as AuditReport;
  } catch {
    return undefined;
  }
}
