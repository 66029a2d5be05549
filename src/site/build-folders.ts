/** Where builds lie, from the project's root. */

/** The finished site, which any static host can serve. It is replaced as a whole, never written into. */
export const DIST_DIR = 'dist';

/** Folders of no use to anybody but the build and the server. */
export const BUILDS_DIR = '.builds';
/** A build in the making; one that fails stays here and harms nobody. */
export const NEXT_BUILD_DIR = `${BUILDS_DIR}/next`;
/** What was published before: visitors who have one of its pages open still need its scripts. */
export const PREVIOUS_BUILD_DIR = `${BUILDS_DIR}/previous`;
