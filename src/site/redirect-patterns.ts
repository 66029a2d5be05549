/**
 * What an editor may write in a redirect. It becomes configuration of web servers, so no character that
 * quotes, ends or expands there is allowed; the path of every page fits.
 */
export const REDIRECT_FROM = /^(?!.*\/index$)(\/[A-Za-z0-9_()-]+)+$/;
export const REDIRECT_TO =
  /^\/(?!\/)([A-Za-z0-9_.~!*()+,;=:@&?#/-]|%(?!00|0[aAdD])[0-9A-Fa-f]{2})*$/;
