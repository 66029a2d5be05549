/**
 * The directive `client:painted` (src/build/client-directives.ts): hydrates an island when the page has been
 * shown. In a build the islands' own code waits for the same moment (build/late-islands.ts), which has passed then.
 */
import type { ClientDirective } from 'astro';
import { whenShown } from './when-shown.ts';

const painted: ClientDirective = (load) => {
  whenShown(async () => {
    const hydrate = await load();
    await hydrate();
  });
};

export default painted;
