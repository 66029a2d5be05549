import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import Share2 from 'lucide-react/icons/share-2';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { FIXED_TEXTS } from '#site/texts.ts';
import { copyText } from '#ui/copy-and-save.ts';
import { shareLinks, type SharedPage } from './share-links.logic.ts';
import { island } from '#ui/ErrorBoundary.tsx';

const COPIED_NOTICE_MS = 2_000;
const SHARE_WINDOW_HEIGHT_PX = 400;
const SHARE_WINDOW_WIDTH_PX = 600;

/** Whether the list of links in the HTML was open or had focus when React replaced the list. */
type ListState = Record<'open' | 'focused', boolean>;

const ROOT = 'relative w-fit print:hidden';
const TRIGGER = 'button button-quiet';
const LIST =
  'absolute left-0 top-full z-10 mt-2 w-56 max-w-[75vw] scroll-mb-4 rounded-[8px] border border-rule bg-card py-2 shadow-float';
const ITEM = 'flex min-h-11 w-full items-center px-5 text-left';
const MENU_ITEM = `${ITEM} cursor-pointer data-[focus]:bg-tint -outline-offset-2 outline-link group-focus-visible/menu:data-[focus]:outline`;
const LABEL = (
  <>
    <Share2 size={18} aria-hidden="true" />
    Share
  </>
);
/** Returns whether a link leads to a website, unlike the e-mail link. */
const isWeb = (href: string) => href.startsWith('https:');
const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };

/** The share menu of an article. The HTML contains a list of links, which React replaces with a menu. */
export const ShareMenu = island(LinksOrMenu);

function LinksOrMenu(page: SharedPage) {
  const details = useRef<HTMLDetailsElement>(null);
  const [listState, setListState] = useState<ListState>();

  useLayoutEffect(() => {
    const list = details.current;
    if (list) setListState({ open: list.open, focused: list.contains(document.activeElement) });
  }, []);

  if (listState) return <ActionMenu page={page} listState={listState} />;
  return (
    <details ref={details} className={ROOT}>
      <summary className={TRIGGER}>{LABEL}</summary>
      <ul aria-label="Share" className={LIST}>
        {shareLinks(page).map(({ label, href }) => (
          <li key={label}>
            <a
              href={href}
              className={`${ITEM} hover:bg-tint focus-visible:bg-tint focus-visible:outline-offset-[-2px]`}
              {...(isWeb(href) && NEW_TAB)}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function ActionMenu({ page, listState }: { page: SharedPage; listState: ListState }) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const copyItem = useRef<HTMLButtonElement>(null);
  const [notice, setNotice] = useState<{ text: string }>();
  const { title, excerpt } = page;
  // The shared address has no query and no hash, because these belong to this visitor.
  const address = location.origin + location.pathname;
  const links = shareLinks({ title, excerpt, address });

  useEffect(() => {
    if (listState.open) button.current?.click();
    else if (listState.focused) button.current?.focus();
  }, [listState]);

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(undefined), COPIED_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  /** Copies the address; the menu stays open and shows the result. */
  async function copy(event: MouseEvent | KeyboardEvent) {
    event.preventDefault();
    const copied = await copyText(address, root.current ?? document.body);
    setNotice({ text: copied ? FIXED_TEXTS.copied : 'Could not copy' });
  }

  /** Copies on Enter or Space before Headless UI handles the key, because Headless UI would close the menu. */
  function copyByKey(event: KeyboardEvent<HTMLElement>) {
    const active = event.currentTarget.getAttribute('aria-activedescendant');
    if (['Enter', ' '].includes(event.key) && active === copyItem.current?.id) void copy(event);
  }

  return (
    <div ref={root} className={ROOT}>
      <Menu>
        <MenuButton ref={button} className={TRIGGER}>
          {LABEL}
        </MenuButton>
        <MenuItems
          modal={false}
          // Scrolls the whole menu into view, because near the bottom of the window, half of it would be hidden.
          ref={(list: HTMLElement | null) => list?.scrollIntoView({ block: 'nearest' })}
          onKeyDown={copyByKey}
          className={`${LIST} group/menu outline-none`}
        >
          {links.slice(0, -1).map(LinkItem)}
          <MenuItem as="button" type="button" ref={copyItem} className={MENU_ITEM} onClick={copy}>
            {notice?.text ?? 'Copy Link'}
          </MenuItem>
          {links.slice(-1).map(LinkItem)}
        </MenuItems>
      </Menu>
      <p role="status" className="sr-only">
        {notice?.text}
      </p>
    </div>
  );
}

const LinkItem = ({ label, href }: ReturnType<typeof shareLinks>[number]) => (
  <MenuItem
    key={label}
    as="a"
    href={href}
    className={MENU_ITEM}
    {...(isWeb(href) && { ...NEW_TAB, onClick: openWindow })}
  >
    {label}
  </MenuItem>
);

/** Opens the link in a small window. If the browser blocks the window, the link opens in a tab as usual. */
function openWindow(event: MouseEvent<HTMLAnchorElement>) {
  const size = `popup,width=${SHARE_WINDOW_WIDTH_PX},height=${SHARE_WINDOW_HEIGHT_PX}`;
  // With `noopener`, `window.open()` always returns null, so the opener is removed afterwards.
  const opened = window.open(event.currentTarget.href, '_blank', size);
  if (!opened) return;
  opened.opener = null;
  // Calls `preventDefault()` on the native event only. If React's event were prevented, Headless UI would skip its own
  // click handler, and the menu would stay open.
  event.nativeEvent.preventDefault();
}
