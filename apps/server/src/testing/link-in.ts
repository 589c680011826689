import type { Mail } from '../mail/mail.ts'

/** The token of the link in a mail: "/reset?token=...", "/lock?token=..." or "/verify?token=...". */
export const linkIn = (mail: Mail | undefined, page: 'reset' | 'lock' | 'verify'): string =>
  new RegExp(`https://plans\\.example\\.com/${page}\\?token=([\\w-]+)`).exec(
    mail?.text ?? '',
  )?.[1] ?? ''
