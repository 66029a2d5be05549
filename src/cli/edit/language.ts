/** The language that the page asks the CMS for; its file is answered with words of our own (`words.ts`). */
export const WORDS_LANGUAGE = 'en-GB';
