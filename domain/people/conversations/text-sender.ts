/** What texts can be sent from: a phone number or a Twilio messaging service. */
export const TEXT_SENDER = /^(\+[1-9]\d{6,14}|MG[0-9a-zA-Z]{8,64})$/
