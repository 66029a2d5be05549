/** Texts that several files use. Most of these texts are word for word in the specification. */
export const FIXED_TEXTS = {
  newsletterSubject: 'Newsletter subscription',
  backToBlog: 'Back to Blog',
  returnHome: 'Return to Home',
  unexpectedError: 'Unexpected Application Error!',
  imageNotLoading: 'Image not loading',
  copied: 'Copied!',
  backToServices: 'Back to Services',
} as const;
