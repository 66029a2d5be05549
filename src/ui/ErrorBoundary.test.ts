import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

test.each([
  [new Error('boom'), { status: 500, message: 'boom' }],
  [Object.assign(new Error('gone'), { status: 410 }), { status: 410, message: 'gone' }],
  [
    { status: '404', message: 7 },
    { status: 500, message: 'Unknown error' },
  ],
  ['text thrown', { status: 500, message: 'text thrown' }],
  [undefined, { status: 500, message: 'Unknown error' }],
])('what is told of %j', (thrown, failure) => {
  expect(ErrorBoundary.getDerivedStateFromError(thrown)).toEqual({ failure });
});

test('content while nothing fails, then the specified text with status and message', () => {
  const children = createElement('p', null, 'content');
  const boundary = new ErrorBoundary({ children });
  expect(renderToStaticMarkup(boundary.render())).toBe('<p>content</p>');
  // Server rendering skips boundaries, so the failed state is rendered directly.
  boundary.state = ErrorBoundary.getDerivedStateFromError(new Error('<b>boom</b>'));
  const markup = renderToStaticMarkup(boundary.render());
  expect(markup).toContain('role="alert"');
  expect(markup).toContain('Unexpected Application Error!');
  expect(markup).toContain('500: &lt;b&gt;boom&lt;/b&gt;');
  expect(markup).not.toContain('content');
});
