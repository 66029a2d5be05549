/** Starts `npm run edit` in a folder of its own. */
import { spawn, type ChildProcess } from 'node:child_process';

export interface Editing {
  readonly command: ChildProcess;
  /** Origin of the server. */
  readonly site: string;
}

export async function startEditing(dir: string, more: NodeJS.ProcessEnv = {}): Promise<Editing> {
  const env = { ...editorsEnv(), ...more };
  const command = spawn(process.execPath, ['src/cli/edit.ts'], { cwd: dir, env });
  return { command, site: await printedAddress(command) };
}

/** What the test runner sets would turn the development server into one of a test. */
function editorsEnv(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL|TEST|VITE.*)$/.test(name),
  );
  return { ...Object.fromEntries(own), PORT: '0', ASTRO_TELEMETRY_DISABLED: '1' };
}

/** The site's address, once the command has printed that of the editing page. */
function printedAddress(child: ChildProcess): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const [, address] = /Edit the site: (http:\S+?)\/-\//.exec(printed) ?? [];
        if (address !== undefined) resolve(address);
      });
    child.on('exit', (code) => reject(new Error(`npm run edit ended with ${code}\n${printed}`)));
  });
}
