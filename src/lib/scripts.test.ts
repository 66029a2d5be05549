import { expect, test } from 'vitest';
import { scriptRuns } from './scripts.ts';

const shown = (text: string) =>
  scriptRuns(text).map((run) => (run.lang ? `${run.lang}:${run.text}` : run.text));

test.each([
  ['GST filing', ['GST filing']],
  ['', []],
  // Words of one script, their spaces, signs and figures are one run.
  ['Filing: ಜಿಎಸ್‌ಟಿ, ನೋಂದಣಿ 2026ರಲ್ಲಿ (new)', ['Filing: ', 'kn:ಜಿಎಸ್‌ಟಿ, ನೋಂದಣಿ 2026ರಲ್ಲಿ', ' (new)']],
  ['ಕನ್ನಡ हिन्दी', ['kn:ಕನ್ನಡ', ' ', 'hi:हिन्दी']],
  ['क्या है? कर। Next', ['hi:क्या है? कर।', ' Next']],
  ['ತೆರಿಗೆ।', ['kn:ತೆರಿಗೆ।']],
  // A joiner or a danda alone makes no run.
  ['a\u200db।', ['a\u200db।']],
])('%s', (text, runs) => {
  expect(shown(text)).toEqual(runs);
});
