import { Suspense, use, type ComponentType } from 'react';
import { withRetries } from '#lib/retry.ts';
import { FETCH_TIMEOUT_MS } from '#site/limits.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';

/**
 * Address of a tool's rules and figures. As properties of the island they would be in the page a second
 * time, beside the tables that are made from them.
 */
export type ToolData<Data> = string & { readonly holds?: Data };

/** The island of a tool: what is printed stays until its data have come; a failure is told in its place. */
export function tool<Data extends object>(Shown: ComponentType<Data>) {
  const Loaded = ({ data }: { data: ToolData<Data> }) => <Shown {...useToolData(data)} />;
  return function Tool({ data }: { data: ToolData<Data> }) {
    return (
      <ErrorBoundary>
        <Suspense>
          <Loaded data={data} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

/** What the pages of this build have handed over; empty in the browser. */
const printed = new Map<string, unknown>();

/** For the page: hands its island the data while it is printed. */
export function printWith<Data>(address: string, data: Data): ToolData<Data> {
  printed.set(address, data);
  return address;
}

function useToolData<Data>(address: ToolData<Data>): Data {
  return (printed.get(address) ?? use(fetched(address))) as Data;
}

const asked = new Map<string, Promise<unknown>>();

/** One promise for each address, as `use` requires. */
function fetched(address: string): Promise<unknown> {
  const known = asked.get(address);
  if (known) return known;
  const coming = withRetries(() => read(address));
  asked.set(address, coming);
  return coming;
}

async function read(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.json();
}
