import { startSmtpServer } from '../../apps/server/src/testing/start-smtp-server.ts'
import { test as base } from './serve.ts'

/** A service of the journey's own that mails through a server which takes everything. */
export const test = base.extend<{ smtp: Awaited<ReturnType<typeof startSmtpServer>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs.
  smtp: async ({}, use) => {
    const smtp = await startSmtpServer()
    await use(smtp)
    await smtp.close()
  },
  ownSettings: async ({ smtp }, use) => use({ SMTP_URL: smtp.url }),
})
