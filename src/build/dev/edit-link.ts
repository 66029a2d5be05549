/** `npm run dev` puts this into every page: the way to what the page prints. */
const link = document.createElement('a');
link.href = `/-/entry?page=${encodeURIComponent(location.pathname)}`;
link.target = 'edit';
link.textContent = 'Edit this page';
Object.assign(link.style, {
  position: 'fixed',
  insetBlockEnd: '1rem',
  insetInlineStart: '1rem',
  zIndex: '40',
  padding: '0.25rem 0.75rem',
  border: '1px solid',
  borderRadius: '0.25rem',
  background: 'Canvas',
  color: 'LinkText',
  fontSize: '0.875rem',
});
const part = document.createElement('aside');
part.setAttribute('aria-label', 'Editing');
part.className = 'print:hidden';
part.append(link);
document.body.append(part);
