export interface Mail {
  to: string
  subject: string
  text: string
}

/** Hands a mail over for delivery; resolves when it cannot be lost any more. */
export type SendMail = (mail: Mail) => Promise<void>
