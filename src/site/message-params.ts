/**
 * `template_params` of the send call, exactly these. The form sends them as typed; once
 * the server has read them, each is one line except `message`. A newsletter request may leave some empty.
 */
export interface MessageParams {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly subject: string;
  readonly message: string;
}

/** Prefix for the subject of a message that a bot may have sent. */
export const SUSPECT_MARK = '[Possible spam] ';
