export interface Mail {
  to: string
  subject: string
  text: string
}

/** Takes a mail over for delivery. How long that takes tells nobody whether there was one. */
export type SendMail = (mail: Mail) => Promise<void>
