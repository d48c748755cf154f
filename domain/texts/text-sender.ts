/** What texts can come from: a number, or a messaging service of Twilio. */
export const TEXT_SENDER = /^(\+[1-9]\d{6,14}|MG[0-9a-zA-Z]{8,64})$/
