/**
 * `template_params` of the send call, exactly these. What the form sends is as typed; what
 * the server has read holds one line each but for `message`. A newsletter request may leave some empty.
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

/** Before the subject of a message that a program may have sent. */
export const SUSPECT_MARK = '[Possible spam] ';
