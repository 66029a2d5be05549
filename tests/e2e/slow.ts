/** Marks what `npm test` leaves to `npm run test:slow`: a second width, family or size of paper, or what few visitors meet. */
export const slowUnless = (quick: boolean) => (quick ? {} : { tag: '@slow' });
