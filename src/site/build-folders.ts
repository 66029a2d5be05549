/** Folders of builds, relative to the project's root. */

/** The finished site, which any static host can serve. A build writes to `.builds/next`, which then replaces `dist`. */
export const DIST_DIR = 'dist';
/** File in `dist/` from which our server reads facts about the build (src/server/build-facts.ts). */
export const BUILD_FACTS_FILE = '.server.json';

/** Folder of builds that are not the current site. */
export const BUILDS_DIR = '.builds';
/** A build in progress; a failed build stays here and is never served. */
export const NEXT_BUILD_DIR = `${BUILDS_DIR}/next`;
/** The previous build. Pages that visitors opened before the new build still load their scripts from this folder. */
export const PREVIOUS_BUILD_DIR = `${BUILDS_DIR}/previous`;
