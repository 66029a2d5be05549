/**
 * Turns a text into the form that searches compare: `“Café” – Société` becomes `"cafe" - societe`. In this form,
 * upper and lower case, composed and decomposed letters, Latin letters with and without accents, and all kinds of
 * quotes, hyphens and spaces are equal. Invisible characters, such as soft hyphens and the joiners of Indian scripts,
 * are removed, and so are the dots of an abbreviation: `T.D.S.` becomes `tds`.
 */
export function normalize(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      // Removes only the accents of Latin letters, because in Indian scripts such marks are vowels.
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
