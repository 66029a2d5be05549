/**
 * Text in the form in which searches compare it: `“Café” – Société` → `"cafe" - societe`. Folds case, accents of
 * Latin letters, composed and decomposed letters, kinds of quotes, hyphens and spaces, and drops characters that
 * nobody sees, such as the joiners of Indian scripts and soft hyphens, and the dots of an abbreviation: `T.D.S.` → `tds`.
 */
export function normalize(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      // Only these: in Indian scripts such marks are vowels.
      .replace(/[\u0300-\u036F]/g, '')
      .normalize('NFC')
      .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
      .replace(/[\u2018\u2019]/g, "'")
      .replace(/[\u201C\u201D]/g, '"')
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/\b[a-z](?:\.[a-z])+\b(?:\.(?!\w))?/g, (letters) => letters.replaceAll('.', ''))
      .replace(/\s/g, ' ')
      .trim()
  );
}
