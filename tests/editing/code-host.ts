/** As much of GitHub's interface as the CMS asks for, on the files of a folder. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';

export const TOKEN = 'github_pat_example';

export interface Commit {
  readonly message: { readonly headline: string };
  readonly fileChanges: {
    readonly additions: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions: readonly unknown[];
  };
}

/** Answers the page's calls of GitHub; the commits it was asked to make are in the list. */
export async function answerAsGitHub(page: Page, root: string): Promise<Commit[]> {
  const commits: Commit[] = [];
  const files = globSync('content/**/*.{md,json}', { cwd: root }).map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const sha = createHash('sha1').update(text).digest('hex');
    return { path, sha, text, size: text.length, type: 'blob' };
  });
  const head = () => ({ oid: String(commits.length).repeat(40), message: 'Latest' });

  /** One field for each alias of the query. */
  const answersOf = (query: string) =>
    Object.fromEntries(
      [...query.matchAll(/(\w+_\d+):\s*(?:object\(oid: "(\w+)"\)|ref)/g)].map(([, alias, sha]) => {
        const file = files.find((one) => one.sha === sha);
        const author = { name: 'A', email: 'a@example.com', user: { id: 1, login: 'a' } };
        const nodes = [{ author, committedDate: '2026-11-21T00:00:00Z' }];
        return [
          alias,
          sha === undefined
            ? { target: { history: { nodes } } }
            : { text: file?.text, isTruncated: false },
        ];
      }),
    );

  const graph = (query: string, { input }: { input?: Commit }) => {
    if (input !== undefined) {
      commits.push(input);
      const { oid } = head();
      return {
        createCommitOnBranch: {
          commit: { oid, committedDate: '2026-11-22T00:00:00Z', file_0: { oid } },
        },
      };
    }
    if (query.includes('defaultBranchRef'))
      return { repository: { defaultBranchRef: { name: 'main' } } };
    if (/\w+_\d+:/.test(query)) return { repository: answersOf(query) };
    return { repository: { ref: { target: { oid: head().oid, history: { nodes: [head()] } } } } };
  };

  await page.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    const json = (body: unknown, status = 200) => route.fulfill({ status, headers, json: body });
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    if (request.headers()['authorization'] !== `token ${TOKEN}`)
      return json({ message: 'Bad credentials' }, 401);
    if (pathname === '/user') return json({ id: 1, login: 'editor', name: 'Editor', email: '' });
    if (pathname.includes('/collaborators/')) return route.fulfill({ status: 204, headers });
    if (pathname.includes('/git/trees/')) return json({ tree: files });
    if (pathname === '/graphql') {
      const { query, variables } = request.postDataJSON() as {
        query: string;
        variables: { input?: Commit };
      };
      return json({ data: graph(query, variables) });
    }
    return json([]);
  });
  return commits;
}
