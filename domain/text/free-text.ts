/** The maximum length of a message, a request or a description, in characters. */
export const FREE_TEXT_MAXIMUM_LENGTH = 2000
