/** The maximum length of a message, a request or a description, in characters. */
export const FREE_TEXT_MAXIMUM_LENGTH = 2000

/** The maximum length of what staff search a list for, in characters. */
export const SEARCH_MAXIMUM_LENGTH = 200
