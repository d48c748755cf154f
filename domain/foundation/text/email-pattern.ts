/**
 * The only rule for e-mail addresses, in forms and in the API: what browsers accept (HTML standard), plus a dot in the
 * domain.
 */
export const EMAIL_PATTERN =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?\.)+[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?$/
