/** Returns the part of the page to which the address leads. Browsers encode Kannada and Hindi in addresses. */
export function addressedPart(): HTMLElement | null {
  const id = window.location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}

/** Opens the `details` around the part to which the address leads (`/faqs#faq-12`); not every browser does this. */
export function openAroundAddressed(): void {
  const target = addressedPart();
  const around = [...document.querySelectorAll('details')].filter((one) => one.contains(target));
  for (const details of around) details.open = true;
  // Scrolls again, because an answer above may have closed.
  if (around.length > 0) target?.scrollIntoView();
}
