import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchCode, isCodeGone } from './fetch-code.ts'

const loaded = { default: 'the part' }
const load = async () => loaded

/** What the server answers to each address, by turns; the network fails where it is null. */
function serve(answers: (number | null)[]): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const status = answers[asked.push(address) - 1]
    if (status === null || status === undefined) throw new TypeError('Failed to fetch')
    return new Response('code', { status })
  })
  return asked
}

const fetchedFile = (path: string, responseStatus: number) => ({
  name: `https://brightplate.example/${path}`,
  responseStatus,
  entryType: 'resource',
  startTime: 0,
  duration: 0,
  toJSON: () => ({}),
})

describe('fetchCode', () => {
  beforeEach(() => {
    vi.stubGlobal('location', { origin: 'https://brightplate.example' })
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      fetchedFile('assets/in-page.js', 200),
      fetchedFile('assets/late.js', 0),
    ])
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('imports nothing before each file is here, and asks for none twice', async () => {
    const asked = serve([200, 200])
    const files = ['assets/once-a.js', 'assets/once-b.js', 'assets/in-page.js']
    expect(await fetchCode(load, files)).toBe(loaded)
    expect(await fetchCode(load, files)).toBe(loaded)
    expect(asked).toEqual(['/assets/once-a.js', '/assets/once-b.js'])
  })

  it('asks again for what did not come, and never imports it before', async () => {
    serve([null, 200])
    const imported = vi.fn(load)
    await expect(fetchCode(imported, ['assets/late.js'])).rejects.toThrow('Failed to fetch')
    expect(imported).not.toHaveBeenCalled()
    expect(await fetchCode(imported, ['assets/late.js'])).toBe(loaded)
  })

  it('knows a file of an older release, which only a reload replaces', async () => {
    serve([404, null])
    const gone = await fetchCode(load, ['assets/old.js']).catch((error: unknown) => error)
    expect(isCodeGone(gone)).toBe(true)
    const lost = await fetchCode(load, ['assets/other.js']).catch((error: unknown) => error)
    expect(isCodeGone(lost)).toBe(false)
  })
})
