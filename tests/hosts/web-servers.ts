/** Starts the installed web servers for a site, each with the rules that the build wrote for it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** True if nginx has the Brotli module. Without the module, nginx sends gzip. */
export const NGINX_HAS_BROTLI = existsSync(BROTLI);
const APACHE_MODULES = '/usr/lib/apache2/modules';

export const WEB_SERVERS = ['nginx', 'caddy', 'apache2'] as const;
export type WebServer = (typeof WEB_SERVERS)[number];

/** Returns the path of a server's command; undefined if the server is not installed. */
export function findWebServer(server: WebServer): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin'];
  return folders.map((folder) => join(folder, server)).find((file) => existsSync(file));
}

export interface Started {
  readonly port: number;
  stop(): Promise<void>;
}

interface Place {
  readonly root: string;
  /** Folder for the server's configuration, log and temporary files. */
  readonly folder: string;
  /** Folder with the rules that the build wrote for servers. */
  readonly rules: string;
  readonly port: number;
}

/** Writes the configuration of a server for `root` and `port`. Returns the arguments and environment of the server. */
type Prepare = (place: Place) => { args: string[]; env?: Record<string, string> };

const PREPARE: Record<WebServer, Prepare> = {
  nginx: ({ root, folder, rules, port }) => {
    // The `server { }` block that the build wrote, with this port and this folder.
    const server = readFileSync(join(rules, 'nginx/default.conf'), 'utf8')
      .replace('listen 8080;', `listen 127.0.0.1:${port};`)
      .replace('/usr/share/nginx/html', root)
      .replaceAll('include site/', `include ${rules}/nginx/site/`)
      .replace(/}\s*$/, NGINX_HAS_BROTLI ? 'brotli_static on; }' : '}');
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const file = join(folder, 'nginx.conf');
    writeFileSync(
      file,
      `${NGINX_HAS_BROTLI ? `load_module ${BROTLI};` : ''}
      ${process.getuid?.() === 0 ? 'user root;' : ''}
      pid ${folder}/pid; error_log stderr; daemon off; worker_processes 1;
      events {}
      http { access_log off; ${kinds.map((kind) => `${kind}_temp_path ${folder};`).join(' ')} ${server} }`,
    );
    return { args: ['-p', folder, '-e', 'stderr', '-c', file] };
  },
  caddy: ({ root, folder, rules, port }) => {
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, `{\nadmin off\n}\nimport ${rules}/caddy/Caddyfile\n`);
    return {
      args: ['run', '--adapter', 'caddyfile', '--config', file],
      env: { SITE_ADDRESS: `http://127.0.0.1:${port}`, SITE_ROOT: root, HOME: folder },
    };
  },
  apache2: ({ root, folder, port }) => {
    const modules = 'mpm_event authz_core alias dir mime env headers rewrite filter deflate';
    const file = join(folder, 'apache.conf');
    const load = (name: string) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`;
    writeFileSync(
      file,
      `${modules.split(' ').map(load).join('\n')}
      ServerName localhost
      TraceEnable Off
      ServerRoot ${folder}
      DefaultRuntimeDir ${folder}
      PidFile ${folder}/pid
      Listen 127.0.0.1:${port}
      ErrorLog ${folder}/log
      ${process.getuid?.() === 0 ? 'User nobody\nGroup nogroup' : ''}
      # Settings that a host may have. None of them may change the effect of the site's own rules.
      TypesConfig ${existsSync('/etc/mime.types') ? '/etc/mime.types' : '/dev/null'}
      AddType application/x-gzip .gz
      AddEncoding x-gzip .gz
      AddLanguage br .br
      AddOutputFilterByType DEFLATE text/html text/css text/javascript
      DocumentRoot ${root}
      <Directory ${root}>
        AllowOverride All
        Require all granted
      </Directory>`,
    );
    return { args: ['-D', 'FOREGROUND', '-f', file] };
  },
};

/** Starts a server and waits until it accepts connections. `folder` contains `site/` and `rules/` from the build. */
export async function startWebServer(server: WebServer, folder: string): Promise<Started> {
  const command = findWebServer(server);
  if (command === undefined) throw new Error(`${server} is not installed`);
  const own = join(folder, server);
  mkdirSync(own);
  const port = await freePort();
  const place = { root: join(folder, 'site'), folder: own, rules: join(folder, 'rules'), port };
  const { args, env } = PREPARE[server](place);
  const log = join(own, 'log');
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', openSync(log, 'a')],
  });
  const ended = once(child, 'exit');
  while (!(await takesConnections(port))) {
    if (child.exitCode !== null) throw new Error(`${server}:\n${readFileSync(log, 'utf8')}`);
    await setTimeout(20);
  }
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { port, stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

const takesConnections = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`).then(Boolean, () => false);
