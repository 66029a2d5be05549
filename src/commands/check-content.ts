/** `npm run check:content`: prints every fault, finding and warning of `content/`; exits 1 on a fault. */
import { checkContent } from '#entries/check.ts';
import { checkCopy, formatCopyFinding } from '#entries/copy.ts';
import { formatFault } from '#schemas/fault-text.ts';

/** Only lines about files that begin so; everything when left out. */
const only = process.argv[2] ?? '';
const { faults, warnings } = checkContent({ today: new Date().toISOString().slice(0, 10) });
const findings = checkCopy();
const of = (severity: 'error' | 'warning') =>
  findings.filter((finding) => finding.severity === severity).map(formatCopyFinding);
const about = (lines: string[]) => lines.filter((line) => line.startsWith(only));

const stops = about([...faults.map(formatFault), ...of('error')]);
for (const line of about([...warnings, ...of('warning')])) console.warn(`warning  ${line}`);
for (const line of stops) console.error(`fault    ${line}`);
console.log(stops.length === 0 ? 'content: no faults' : `content: ${stops.length} faults`);
process.exitCode = stops.length === 0 ? 0 : 1;
