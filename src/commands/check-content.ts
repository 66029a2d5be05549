/** `npm run check:content`: prints every fault and warning of `content/`; exits 1 on a fault. */
import { checkContent } from '#entries/check.ts';
import { formatFault } from '#schemas/fault-text.ts';

const only = process.argv[2] ?? '';
const { faults, warnings } = checkContent({ today: new Date().toISOString().slice(0, 10) });
const shown = faults.map(formatFault).filter((line) => line.startsWith(only));
for (const line of warnings) console.warn(`warning  ${line}`);
for (const line of shown) console.error(`fault    ${line}`);
console.log(shown.length === 0 ? 'content: no faults' : `content: ${shown.length} faults`);
process.exitCode = shown.length === 0 ? 0 : 1;
