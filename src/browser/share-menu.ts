/** `<details data-share>`: a list of links that becomes a menu; `dropdown.ts` opens and closes it. */
import { COPIED_NOTICE_MS } from '#config/limits.ts';
import { isShareTarget, SHARE_TARGETS, type SharedPage } from '#logic/share-links.ts';
import { copyText } from './clipboard.ts';
import { startMenuKeys } from './menu-keys.ts';
import { openShareWindow } from './share-window.ts';

for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-share]'))
  startShareMenu(details);

function startShareMenu(details: HTMLDetailsElement): void {
  const { title = '', excerpt = '' } = details.dataset;
  // The address in use, without what one visitor's way here added to it.
  const page = { title, excerpt, address: window.location.origin + window.location.pathname };
  const close = () => {
    details.open = false;
    details.querySelector('summary')?.focus();
  };
  for (const link of details.querySelectorAll('a')) startLink(link, page, close);
  startCopy(details, page.address);
  startSystemShare(details, page, close);
  startMenuKeys(details);
}

function startLink(link: HTMLAnchorElement, page: SharedPage, close: () => void): void {
  const id = link.dataset['target'];
  if (!isShareTarget(id)) return;
  const { href, inWindow } = SHARE_TARGETS[id];
  link.href = href(page);
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    // A blocked window leaves the link to do what links do: open a tab.
    if (inWindow && openShareWindow(link.href)) event.preventDefault();
    close();
  });
}

function startCopy(details: HTMLDetailsElement, address: string): void {
  const item = details.querySelector<HTMLButtonElement>('[data-copy]');
  const status = details.querySelector('[role=status]');
  if (!item || !status) return;
  const { label = '', copied = '', failed = '' } = item.dataset;
  let reverting: number | undefined;
  item.addEventListener('click', async () => {
    const notice = (await copyText(address, details)) ? copied : failed;
    item.textContent = notice;
    status.textContent = notice;
    clearTimeout(reverting);
    reverting = window.setTimeout(() => {
      item.textContent = label;
      status.textContent = '';
    }, COPIED_NOTICE_MS);
  });
  show(item);
}

function startSystemShare(details: HTMLDetailsElement, page: SharedPage, close: () => void): void {
  const item = details.querySelector<HTMLButtonElement>('[data-system-share]');
  if (!item || !('share' in navigator)) return;
  item.addEventListener('click', () => {
    const { title, excerpt: text, address: url } = page;
    // Rejects when the visitor changes their mind.
    navigator.share({ title, text, url }).catch(() => undefined);
    close();
  });
  show(item);
}

function show(item: HTMLElement): void {
  item.closest('li')?.removeAttribute('hidden');
}
