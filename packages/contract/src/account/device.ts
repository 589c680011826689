import { z } from 'zod'

/** Browsers and systems as their makers name them; what is none of these is told as unknown. */
export const browsers = [
  'Chrome',
  'Edge',
  'Firefox',
  'Opera',
  'Safari',
  'Samsung Internet',
] as const
export const systems = ['Android', 'ChromeOS', 'iPad', 'iPhone', 'Linux', 'Mac', 'Windows'] as const

export const deviceTokenField = z
  .string()
  .max(200)
  .optional()
  .describe('Of an earlier login on this device: guesses of others then never lock it out.')

/** A device as far as its browser said what it is, and the network that it came from. */
export const place = z
  .object({
    browser: z.enum(browsers).nullable(),
    system: z.enum(systems).nullable(),
    network: z
      .string()
      .nullable()
      .describe(
        'The first 24 bits of an IPv4 address, or 48 of an IPv6 one; null of the service’s own network.',
      ),
  })
  .meta({ id: 'Place' })

export type Place = z.infer<typeof place>
