/** The days that are still to come on the visitor's day, which may be later than that of the build. */
for (const list of document.querySelectorAll<HTMLElement>('[data-next-due]')) {
  // Swedish writes a day as the attribute has it. Due dates are days in India.
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Kolkata' });
  const rows = [...list.querySelectorAll('li')];
  const next = rows
    .filter(({ dataset }) => (dataset['day'] ?? '') >= today)
    .slice(0, Number(list.dataset['nextDue']));
  for (const row of rows) row.hidden = !next.includes(row);
}
