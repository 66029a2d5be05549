/** Returns the element that the address names (`#faq-12`). Browsers percent-encode Kannada and Hindi in addresses. */
export function addressedPart(): HTMLElement | null {
  const id = window.location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}

/** Opens the `details` around the element that the address names (`/faqs#faq-12`); not every browser does this. */
export function openAroundAddressed(): void {
  const target = addressedPart();
  const around = [...document.querySelectorAll('details')].filter((one) => one.contains(target));
  for (const details of around) details.open = true;
  // Scrolls again, because opening one answer may close another answer above it.
  if (around.length > 0) target?.scrollIntoView();
}
