export const MESSAGE_SENT = 'Message Sent!'
export const MESSAGE_THANKS = "Thank you for reaching out. We'll get back to you soon."
