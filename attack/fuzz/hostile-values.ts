import fc from 'fast-check'

/** What breaks programs: of texts, numbers, dates and shapes. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\ufffe\uffff',
  '\u202eabc',
  '\u200b\u200d\ufeff',
  '🥜'.repeat(60),
  'é'.normalize('NFD').repeat(40),
  'x'.repeat(101),
  'x'.repeat(5000),
  "'; drop table children;--",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  '%00%2e%2e%2f',
  'null',
  'true',
  '__proto__',
  'constructor',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '2026-11-22T25:61:61Z',
  '-1',
  '1e309',
  'NaN',
  'Europe/Nowhere',
  'Etc/GMT+14',
  '00000000-0000-0000-0000-000000000000',
  '019a9e4e-7d1c-7000-8000-00000000000G',
] as const

const hostileNumbers = [
  -1,
  0,
  -0,
  0.5,
  1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  1e308,
  5e-324,
] as const

export const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: hostileText, weight: 4 },
  { arbitrary: fc.constantFrom<unknown>(...hostileNumbers), weight: 2 },
  { arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[[[]]]]), weight: 2 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
)
