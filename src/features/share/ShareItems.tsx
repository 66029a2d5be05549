import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { copyText } from './clipboard.ts';
import { openShareWindow } from './share-window.ts';
import { COPIED_NOTICE_MS } from '#site/limits.ts';
import { MESSAGES } from '#site/messages.ts';
import { SHARE_TARGETS, type SharedPage } from './share-links.logic.ts';
import { SHARE_BUTTON, SHARE_ITEM, SHARE_LIST, ShareLabel } from './share-parts.tsx';

/** How the printed list was when React came. */
export interface TakenOver {
  open: boolean;
  focused: boolean;
}

const ITEM_CLASS = `${SHARE_ITEM} cursor-pointer data-[focus]:bg-tint -outline-offset-2 outline-link group-focus-visible/menu:data-[focus]:outline`;
const COPY_LABEL = 'Copy Link';

/** The menu: Headless UI's, which has the roles, the keys and the focus. */
export function ShareItems({ page: printed, found }: { page: SharedPage; found: TakenOver }) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const copyItem = useRef<HTMLButtonElement>(null);
  // The address in use, without what one visitor's way here added to it.
  const page = { ...printed, address: location.origin + location.pathname };
  const [notice, copy] = useCopyNotice(() => copyText(page.address, root.current ?? document.body));

  useEffect(() => {
    if (found.open) button.current?.click();
    else if (found.focused) button.current?.focus();
  }, [found]);

  function copyByKey(event: KeyboardEvent<HTMLElement>) {
    const active = event.currentTarget.getAttribute('aria-activedescendant');
    if (!['Enter', ' '].includes(event.key) || active !== copyItem.current?.id) return;
    event.preventDefault(); // the menu stays open
    void copy();
  }

  return (
    <div ref={root} data-share className="relative w-fit print:hidden">
      <Menu>
        <MenuButton ref={button} className={SHARE_BUTTON}>
          <ShareLabel />
        </MenuButton>
        <MenuItems
          modal={false}
          // A menu at the window's foot would be half out of sight.
          ref={(list: HTMLElement | null) => list?.scrollIntoView({ block: 'nearest' })}
          onKeyDown={copyByKey}
          className={`${SHARE_LIST} group/menu outline-none`}
        >
          {Object.entries(SHARE_TARGETS).map(([id, { label, inWindow, href }]) => (
            <MenuItem
              key={id}
              as="a"
              href={href(page)}
              className={ITEM_CLASS}
              {...(inWindow && {
                target: '_blank',
                rel: 'noopener noreferrer',
                onClick: openInWindow,
              })}
            >
              {label}
            </MenuItem>
          ))}
          <MenuItem
            as="button"
            type="button"
            ref={copyItem}
            className={ITEM_CLASS}
            onClick={(event: MouseEvent) => {
              event.preventDefault(); // the menu stays open
              void copy();
            }}
          >
            {notice ?? COPY_LABEL}
          </MenuItem>
          {'share' in navigator && (
            <MenuItem
              as="button"
              type="button"
              className={ITEM_CLASS}
              onClick={() => {
                const { title, excerpt: text, address: url } = page;
                // Rejects when the visitor changes their mind.
                navigator.share({ title, text, url }).catch(() => undefined);
              }}
            >
              More options…
            </MenuItem>
          )}
        </MenuItems>
      </Menu>
      <p role="status" className="sr-only">
        {notice}
      </p>
    </div>
  );
}

/** A blocked window leaves the link to do what links do: open a tab. */
function openInWindow(event: MouseEvent<HTMLAnchorElement>) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  // On the browser's event, so that the menu closes as after any choice.
  if (openShareWindow(event.currentTarget.href)) event.nativeEvent.preventDefault();
}

/** What the item says for a while after copying. */
function useCopyNotice(copyAddress: () => Promise<boolean>) {
  const [notice, setNotice] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    setNotice((await copyAddress()) ? MESSAGES.copied : 'Could not copy');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setNotice(undefined), COPIED_NOTICE_MS);
  }
  return [notice, copy] as const;
}
