/** How long a message, a request or a description may be, in characters. */
export const FREE_TEXT_MAXIMUM_LENGTH = 2000
