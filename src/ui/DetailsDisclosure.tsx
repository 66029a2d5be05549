import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { useHydrated } from './use-hydrated.ts';

interface Props extends Omit<ComponentProps<'details'>, 'children' | 'open' | 'onClick'> {
  /** What is pressed. */
  summary: ReactNode;
  summaryClass?: string;
  children: ReactNode;
  /** Called when the visitor presses the summary of this one, not of one within it. */
  onPress?: () => void;
}

/**
 * Headless UI's Disclosure on `<details>`. What is printed works by itself: opened before hydration,
 * without a script, by the browser's own search, by the address. Once hydrated, element and state follow
 * each other.
 */
export function DetailsDisclosure({ summary, summaryClass, children, onPress, ...rest }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  // Headless UI types the ref of its default element; here it is a summary.
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Disclosure
      as="details"
      {...rest}
      ref={details}
      onClick={(event) => {
        const pressed = (event.target as Element).closest('summary');
        // Headless UI has taken the click; the element would toggle once more.
        if (pressed) event.preventDefault();
        if (event.isTrusted && pressed === button.current) onPress?.();
      }}
      onKeyDownCapture={({ key, target }) => {
        // Headless UI takes these keys before they become a click.
        if ((key === 'Enter' || key === ' ') && target === button.current) onPress?.();
      }}
    >
      {({ open }) => (
        <>
          <Follow open={open} details={details} button={button} />
          <DisclosureButton
            as={Summary}
            ref={button}
            className={summaryClass}
            {...(rest.id && { id: `${rest.id}-q` })}
          >
            {summary}
          </DisclosureButton>
          <DisclosurePanel static {...(rest.id && { id: `${rest.id}-a` })}>
            {children}
          </DisclosurePanel>
        </>
      )}
    </Disclosure>
  );
}

/** The browser tells the state of a summary itself; a printed `aria-expanded` would not follow it. */
function Summary({ 'aria-expanded': expanded, ...rest }: ComponentProps<'summary'>) {
  return <summary {...rest} aria-expanded={useHydrated() ? expanded : undefined} />;
}

interface FollowProps {
  open: boolean;
  details: RefObject<HTMLDetailsElement | null>;
  button: RefObject<HTMLElement | null>;
}

/** State to element, and element to state. */
function Follow({ open, details, button }: FollowProps) {
  const state = useRef(open);
  useLayoutEffect(() => {
    state.current = open;
    // On the first run the element is not known yet, and what was opened before stays open.
    details.current?.toggleAttribute('open', open);
  }, [open, details]);

  useEffect(() => {
    const element = details.current;
    const follow = () => {
      // Disclosure has no other way to be opened.
      if (element && element.open !== state.current) button.current?.click();
    };
    follow();
    element?.addEventListener('toggle', follow);
    return () => element?.removeEventListener('toggle', follow);
  }, [details, button]);
  return null;
}
