export interface Mail {
  to: string
  /** Whom the reader answers, where that is not us. */
  replyTo?: string
  subject: string
  text: string
}

/** Takes a mail over for delivery. How long that takes tells nobody whether there was one. */
export type SendMail = (mail: Mail) => Promise<void>
