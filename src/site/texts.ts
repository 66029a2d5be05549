/** Texts that several places print; the specification fixes most of them word for word (sections 2 and 8). */
export const FIXED_TEXTS = {
  sendFailedTitle: 'Message Failed to Send',
  sendFailedText:
    'Sorry, there was an error sending your message. Please try again or contact us directly.',
  sendSucceededTitle: 'Message Sent Successfully!',
  /** `{firm}` is filled with the firm's name. */
  sendSucceededText: "Thank you for your message! {firm}'s Team will get back to you soon.",
  sending: 'Sending...',
  defaultSubject: 'Contact Form Submission',
  newsletterSubject: 'Newsletter subscription',
  searchNoMatch: 'Service not found. Please try a different search term.',
  blogNotFoundTitle: 'Blog Post Not Found',
  blogNotFoundText: "The blog post you're looking for doesn't exist.",
  backToBlog: 'Back to Blog',
  browseArticles: 'Browse All Articles',
  notFoundCode: '404',
  notFoundText: 'Oops! Page not found',
  returnHome: 'Return to Home',
  unexpectedError: 'Unexpected Application Error!',
  blogEmptyTitle: 'No blog found',
  blogEmptyText: 'Please check back later. New posts will appear here once published.',
  faqsNoneFound: 'No FAQs Found',
  faqsNoneAvailable: 'No FAQs Available',
  imageNotLoading: 'Image not loading',
  copied: 'Copied!',
  chat: 'Chat on WhatsApp',
  showMore: 'Show More',
  showLess: 'Show Less',
  backToServices: 'Back to Services',
  loading: 'Loading…',
  searching: 'Searching…',
} as const;

/** Shown if the script or the data of a search does not load. */
export const SEARCH_FAILED = 'The search could not be loaded.';
