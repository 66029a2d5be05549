import { useLayoutEffect, useRef, useState } from 'react';
import { SHARE_TARGETS, type SharedPage } from './share-links.logic.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { ShareItems, type TakenOver } from './ShareItems.tsx';
import { SHARE_BUTTON, SHARE_ITEM, SHARE_LIST, ShareLabel } from './share-parts.tsx';

/**
 * Share menu of an article. Printed is a list of links that opens without a script; React
 * puts the menu in its place, as open or focused as it finds it.
 */
export function ShareMenu(page: SharedPage) {
  return (
    <ErrorBoundary>
      <Share {...page} />
    </ErrorBoundary>
  );
}

function Share(page: SharedPage) {
  const details = useRef<HTMLDetailsElement>(null);
  const [found, setFound] = useState<TakenOver>();

  useLayoutEffect(() => {
    const printed = details.current;
    if (printed)
      setFound({ open: printed.open, focused: printed.contains(document.activeElement) });
  }, []);

  if (found) return <ShareItems page={page} found={found} />;
  return (
    <details ref={details} data-share className="relative w-fit print:hidden">
      <summary className={SHARE_BUTTON}>
        <ShareLabel />
      </summary>
      <ul aria-label="Share" className={SHARE_LIST}>
        {Object.entries(SHARE_TARGETS).map(([id, { label, inWindow, href }]) => (
          <li key={id}>
            <a
              href={href(page)}
              className={`${SHARE_ITEM} hover:bg-tint focus-visible:bg-tint focus-visible:outline-offset-[-2px]`}
              {...(inWindow && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
