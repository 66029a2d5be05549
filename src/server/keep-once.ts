import { createHash } from 'node:crypto';
import type { MessageParams } from '#site/message-params.ts';

type Keep = (
  id: string | undefined,
  message: MessageParams,
  work: () => Promise<void>,
) => Promise<void>;

/**
 * Keeps a message once when it is sent again with the same id, as the form does after an answer that
 * came too late. The id alone is not enough: a message that was changed since is another message.
 */
export function keepOnce(windowMs: number): Keep {
  const kept = new Map<string, Promise<void>>();
  return (id, message, work) => {
    if (id === undefined) return work();
    const key = createHash('sha256')
      .update(JSON.stringify([id, message]))
      .digest('hex');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const keeping = work();
    kept.set(key, keeping);
    setTimeout(() => kept.delete(key), windowMs).unref();
    keeping.catch(() => kept.delete(key));
    return keeping;
  };
}
