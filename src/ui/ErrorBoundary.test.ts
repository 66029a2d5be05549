import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

test.each([
  [new Error('<b>boom</b>'), '500: &lt;b&gt;boom&lt;/b&gt;'],
  ['text thrown', '500: text thrown'],
])(
  'content while nothing fails, then the specified text with status and message: %j',
  (thrown, message) => {
    const children = createElement('p', null, 'content');
    const boundary = new ErrorBoundary({ children });
    expect(renderToStaticMarkup(boundary.render())).toBe('<p>content</p>');
    // Server rendering skips boundaries, so the failed state is rendered directly.
    boundary.state = ErrorBoundary.getDerivedStateFromError(thrown);
    const markup = renderToStaticMarkup(boundary.render());
    expect(markup).toContain('role="alert"');
    expect(markup).toContain('Unexpected Application Error!');
    expect(markup).toContain(message);
    expect(markup).not.toContain('content');
  },
);
