import type { Page } from 'playwright/test';

/** The one thing that a page takes from another site; tests do not ask for it. */
const MAP = 'https://www.openstreetmap.org/export/embed.html';

export interface PageWatch {
  /** What has happened since the last call that must not happen. */
  take(): Promise<string[]>;
}

interface Watched {
  /** Set by every hostile text that runs. */
  readonly pwned?: unknown;
}

/**
 * Watches for what a hostile text could do: run, open a dialog or window, break a script, be stopped
 * by the policy, ask another host, lead away. `origin`: the site's own.
 */
export async function watchPage(page: Page, origin = ''): Promise<PageWatch> {
  const faults: string[] = [];
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('popup', (popup) => faults.push(`window: ${popup.url()}`));
  await page.route(`${MAP}?*`, (route) => route.fulfill({ body: '' }));
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith(`${MAP}?`)) return;
    if (!url.startsWith(`${origin}/`) && !url.startsWith('data:')) faults.push(`asked for ${url}`);
  });
  // Told at once: what a page keeps is gone when it is left.
  await page.exposeFunction('reportViolation', (text: string) => faults.push(`policy: ${text}`));
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation(text: string): void };
    document.addEventListener('securitypolicyviolation', (event) =>
      reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  return {
    async take() {
      const ran = await page.evaluate(() => (window as Watched).pwned !== undefined);
      if (ran) faults.push('a hostile text ran');
      if (!page.url().startsWith(`${origin}/`)) faults.push(`led away to ${page.url()}`);
      return faults.splice(0);
    },
  };
}
