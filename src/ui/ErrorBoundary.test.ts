import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

test.each([
  [new Error('<b>boom</b>'), '500: &lt;b&gt;boom&lt;/b&gt;'],
  ['text thrown', '500: text thrown'],
])('shows the specified text with status and message when %j is thrown', (thrown, message) => {
  const boundary = new ErrorBoundary({ children: createElement('p', null, 'content') });
  expect(renderToStaticMarkup(boundary.render())).toBe('<p>content</p>');
  // React ignores error boundaries on the server, so the test renders the failed state directly.
  boundary.state = ErrorBoundary.getDerivedStateFromError(thrown);
  const markup = renderToStaticMarkup(boundary.render());
  for (const text of ['role="alert"', 'Unexpected Application Error!', message])
    expect(markup).toContain(text);
  expect(markup).not.toContain('content');
});
