/** The editing page writes only files that are in content/ themselves. */
import { readFileSync, renameSync, symlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createStore } from './store.ts';
import { useContentCopy } from '../../../tests/content-copy.ts';

const { folder, contentDir, path } = useContentCopy();

test.each(['site.json', 'blog/1.md'])(
  '%s, a link out of content/, is neither read nor written',
  async (name) => {
    const store = createStore((text) => Promise.resolve(text), contentDir());
    const version = store.read(path(name))?.version ?? '';
    const text = store.read(path(name))?.text ?? '';
    expect((await store.write(path(name), text, version)).kind).toBe('saved');
    const elsewhere = `${folder()}/elsewhere`;
    renameSync(path(name), elsewhere);
    symlinkSync(elsewhere, path(name));
    const before = readFileSync(elsewhere, 'utf8');
    expect(store.read(path(name))).toBeUndefined();
    expect(await store.write(path(name), text, version)).toEqual({ kind: 'unknown' });
    expect(readFileSync(elsewhere, 'utf8')).toBe(before);
  },
);
