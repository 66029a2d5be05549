import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { faultOf } from './fault.logic.ts';

describe('faultOf', () => {
  test.each([
    [new Error('boom'), { status: 500, message: 'boom' }],
    [Object.assign(new Error('gone'), { status: 410 }), { status: 410, message: 'gone' }],
    [
      { status: 429, message: 'Too Many Requests' },
      { status: 429, message: 'Too Many Requests' },
    ],
    [
      { status: '404', message: 7 },
      { status: 500, message: 'Unknown error' },
    ],
    ['text thrown', { status: 500, message: 'text thrown' }],
    [new Error(''), { status: 500, message: 'Unknown error' }],
    [undefined, { status: 500, message: 'Unknown error' }],
    [null, { status: 500, message: 'Unknown error' }],
  ])('%j', (thrown, fault) => {
    expect(faultOf(thrown)).toEqual(fault);
  });
});

describe('ErrorBoundary', () => {
  const children = createElement('p', null, 'content');

  test('shows its content while nothing fails', () => {
    expect(renderToStaticMarkup(createElement(ErrorBoundary, null, children))).toBe(
      '<p>content</p>',
    );
  });

  // Server rendering skips boundaries, so the failed state is rendered directly.
  test('shows the specified text, status and message after a failure, as text', () => {
    const boundary = new ErrorBoundary({ children });
    boundary.state = ErrorBoundary.getDerivedStateFromError(new Error('<b>boom</b>'));
    const markup = renderToStaticMarkup(boundary.render());
    expect(markup).toContain('role="alert"');
    expect(markup).toContain('Unexpected Application Error!');
    expect(markup).toContain('500: &lt;b&gt;boom&lt;/b&gt;');
    expect(markup).not.toContain('content');
  });
});
