/** Visitors who leave early: the server keeps nothing of theirs open, and goes on. */
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask, startTestSite, type TestSite } from '../../tests/server-harness.ts';

const AT_ONCE = 50;
const SIZE = 3_000_000;

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
  for (const name of ['long.html', 'long.pdf', 'long.mp4'])
    writeFileSync(join(site.distDir, name), Buffer.alloc(SIZE, 'x'));
});
afterEach(() => site.stop());

const REQUESTS = ['/long', '/long.pdf', '/long.mp4', '/long.mp4\r\nRange: bytes=9-', '/nope'].map(
  (line) => {
    const [path, ...headers] = line.split('\r\n');
    return [`GET ${path} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n');
  },
);
const LEAVE: readonly ((socket: Socket) => void)[] = [
  (socket) => socket.resetAndDestroy(), // RST
  (socket) => socket.destroy(), // FIN
];

/** Every second one leaves before the answer begins, the others in its midst. */
function leaveEarly(index: number): Promise<void> {
  return new Promise((resolve) => {
    const leave = LEAVE[Math.floor(index / 2) % LEAVE.length] ?? (() => undefined);
    const socket = connect(site.port, '127.0.0.1', () =>
      socket.write(REQUESTS[index % REQUESTS.length] ?? '', () => {
        if (index % 2 === 0) leave(socket);
        else socket.once('data', () => leave(socket));
      }),
    );
    socket.once('close', () => resolve());
  });
}

const openFiles = () => readdirSync('/proc/self/fd').length;

test.runIf(process.platform === 'linux')(
  '1,000 of them leave as many files open as there were, with files replaced meanwhile',
  async () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    await ask(site, '/long');
    const before = openFiles();
    for (let index = 0; index < 1_000; index += AT_ONCE) {
      const round = Promise.all(
        Array.from({ length: AT_ONCE }, (_, turn) => leaveEarly(index + turn)),
      );
      rmSync(join(site.distDir, 'long.mp4'));
      writeFileSync(join(site.distDir, 'next.mp4'), Buffer.alloc(SIZE, 'y'));
      renameSync(join(site.distDir, 'next.mp4'), join(site.distDir, 'long.mp4'));
      await round;
    }
    await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(before), { timeout: 10_000 });
    expect((await ask(site, '/long')).bytes).toHaveLength(SIZE);
    // A file that went while it was opened is told in one line, and that is all there is to tell.
    for (const [line] of complain.mock.calls) expect(line).toMatch(/^GET \S+: ENOENT$/);
    complain.mockRestore();
  },
);
