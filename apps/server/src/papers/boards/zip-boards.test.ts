import { type Language, languages } from '@brightplate/contract/languages'
import { type BoardSize, boardSizes } from '@brightplate/contract/papers/boards'
import { daysLater } from '@brightplate/contract/plain-date'
import { slots } from '@brightplate/contract/plans/slots'
import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { drawPicture } from '@brightplate/recipes/pictures/draw-picture'
import fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { sayIn, wordsOf } from '../../requests/words-of-call.ts'
import { openBoards } from '../../testing/open-boards.ts'
import type { BoardDay } from './board-meals.ts'
import { boardsOf } from './boards-of.ts'
import { zipBoards } from './zip-boards.ts'

/** `npm run check:boards` makes 1,000. */
const wanted = Number(process.env.RANDOM_BOARDS ?? 40)
const now = new Date('2026-11-27T09:00:00Z')

const drawn = plainFoods.map(({ picture }) => picture)
const food = fc.record({
  label: fc
    .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
    .filter((one) => one.trim() !== ''),
  picture: fc.option(fc.constantFrom(...drawn, 'no picture at all')),
})
const meals = fc.uniqueArray(
  fc.record({
    slot: fc.constantFrom(...slots),
    dish: fc.option(food),
    foods: fc.array(food, { maxLength: 20 }),
  }),
  { selector: ({ slot }) => slot, minLength: 1, maxLength: slots.length },
)
const anyDays: fc.Arbitrary<BoardDay[]> = fc
  .array(meals, { minLength: 1, maxLength: 7 })
  .map((all) => all.map((one, at) => ({ date: daysLater('2026-11-27', at), meals: one })))

async function packageOf(
  days: readonly BoardDay[],
  language: Language,
  { packageId = 'p1', size = '4x6' }: { packageId?: string; size?: BoardSize } = {},
) {
  const framing = { language, packageId, now, size }
  const made = sayIn(await wordsOf(language), () => boardsOf(days, framing))
  return zipBoards(made, now)
}

const anySize = fc.constantFrom(...boardSizes)

type Opened = Awaited<ReturnType<typeof openBoards>>

/** A board and the pages that follow it. */
function pagesOf(opened: Opened, board: Opened['first']): Opened['first'][] {
  const next = board.buttons.find(({ id }) => id === 'next')?.load_board
  const following = next && opened.boards.get(next.path)
  return following ? [board, ...pagesOf(opened, following)] : [board]
}

/** What a board has beside its core words, as it is read from the left. */
function ownOf(opened: Opened, board: Opened['first']) {
  return pagesOf(opened, board).flatMap((page) =>
    page.grid.order.flat().flatMap((id) => {
      const button = page.buttons.find((one) => one.id === id)
      if (!button?.id.startsWith('own-')) return []
      const opens = button.load_board && opened.boards.get(button.load_board.path)
      return [{ ...button, images: page.images, opens }]
    }),
  )
}

function expectDays(opened: Opened, days: readonly BoardDay[]): void {
  const boards =
    days.length > 1 ? ownOf(opened, opened.first).map(({ opens }) => opens) : [opened.first]
  expect(boards).toHaveLength(days.length)
  for (const [at, { meals: planned }] of days.entries()) {
    const board = boards[at]
    if (!board) throw new Error('A day without a board')
    const buttons = ownOf(opened, board)
    expect(buttons).toHaveLength(planned.length)
    for (const [index, { dish, foods }] of planned.entries()) {
      const meal = buttons[index]?.opens
      if (!dish) {
        expect(meal).toBeUndefined()
        continue
      }
      if (!meal) throw new Error('A meal without a board')
      const read = ownOf(opened, meal).map(({ label, image_id, images }) => {
        const image = images.find(({ id }) => id === image_id)
        return { label, svg: image ? opened.pictures.get(image.path) : undefined }
      })
      expect(read).toEqual(
        [dish, ...foods].map(({ label, picture }) => ({
          label,
          svg: (picture === null ? null : drawPicture(picture)) ?? undefined,
        })),
      )
    }
  }
}

const example: BoardDay[] = ['2026-11-27', '2026-11-28'].map((date) => ({
  date,
  meals: [
    {
      slot: 'breakfast',
      dish: { label: 'Pasta', picture: drawn[0] ?? null },
      foods: [{ label: 'noodles', picture: drawn[1] ?? null }],
    },
    { slot: 'lunch', dish: null, foods: [] },
  ],
}))

describe('a package of boards', () => {
  it('is opened by a foreign library without loss, by the rules of the format, in each language', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyDays,
        fc.constantFrom(...languages),
        anySize,
        async (days, language, size) => {
          const opened = await openBoards(await packageOf(days, language, { size }))
          expectDays(opened, days)
          for (const { locale, grid } of opened.boards.values()) {
            expect(locale).toBe(language.slice(0, 2))
            expect(`${grid.rows}x${grid.columns}`).toBe(size)
          }
        },
      ),
      { numRuns: wanted, seed: 41 },
    )
  })

  it('has the core words at the same place on every board, in the language of the package', async () => {
    for (const [language, first] of [
      [
        'en-US',
        ['more', 'all done', 'help', 'different', 'no', 'don’t like', 'stop', 'hurts', 'like'],
      ],
      [
        'es-US',
        ['más', 'ya acabé', 'ayuda', 'otro', 'no', 'no me gusta', 'alto', 'me duele', 'me gusta'],
      ],
    ] as const) {
      const { boards } = await openBoards(await packageOf(example, language))
      expect(boards.size).toBe(5)
      for (const { grid, buttons } of boards.values()) {
        const core = [...grid.order.flatMap((row) => row.slice(0, 2)), grid.order[2]?.[2]]
        expect(core.map((id) => buttons.find((one) => one.id === id)?.label)).toEqual(first)
        // Each with a drawing of its own.
        const drawings = core.map((id) => buttons.find((one) => one.id === id)?.image_id)
        expect(new Set(drawings).size).toBe(core.length)
        expect(drawings).not.toContain(undefined)
      }
    }
  })

  it('has all core words in each size, on each board or one tap away', async () => {
    for (const size of boardSizes) {
      const { boards } = await openBoards(await packageOf(example, 'en-US', { size }))
      for (const board of boards.values()) {
        const others = board.buttons.find(({ id }) => id === 'other-words')?.load_board
        const away = others && boards.get(others.path)
        const labels = [board, ...(away ? [away] : [])].flatMap(({ buttons }) =>
          buttons.map(({ label }) => label),
        )
        expect(labels).toEqual(
          expect.arrayContaining(['no', 'like', 'don’t like', 'stop', 'help', 'hurts']),
        )
        for (const id of ['no', 'stop', 'help']) {
          expect(board.buttons.some((one) => one.id === id)).toBe(true)
        }
      }
    }
  })

  it('leads back from a meal to its day and from a day to the days, and begins with a day alone', async () => {
    const { first, boards } = await openBoards(await packageOf(example, 'en-US'))
    for (const board of boards.values()) {
      const back = board.buttons.find(({ id }) => id === 'back')?.load_board
      if (board === first) expect(back).toBeUndefined()
      else expect(boards.has(back?.path ?? '')).toBe(true)
    }
    const alone = await openBoards(await packageOf(example.slice(0, 1), 'en-US'))
    expect(alone.first.name).toBe('Friday, November 27')
    expect(alone.first.buttons.some(({ id }) => id === 'back')).toBe(false)
  })

  it('has boards of its own, so that a device that has an older package reads all of it', async () => {
    const ids = async (packageId: string) => {
      const { boards } = await openBoards(await packageOf(example, 'en-US', { packageId }))
      return [...boards.values()].map(({ id }) => id)
    }
    const [one, other] = [await ids('p1'), await ids('p2')]
    expect(one.filter((id) => other.includes(id))).toEqual([])
    expect(one).not.toContain('root')
  })

  const faults: [string, RegExp, (text: string) => string][] = [
    ['no format', /^boards\//, (text) => text.replace('open-board-0.1', 'open-board')],
    [
      'another id than the manifest says',
      /^boards\//,
      (text) => text.replace('"id": "p1', '"id": "q1'),
    ],
    ['a color in another form', /^boards\//, (text) => text.replace(/rgb\([^)]*\)/, '#ffffff')],
    ['a row too many', /^boards\//, (text) => text.replace('"rows": 4', '"rows": 5')],
    ['a column too many', /^boards\//, (text) => text.replace('"columns": 6', '"columns": 7')],
    ['no label', /^boards\//, (text) => text.replace('"label": "more"', '"label": ""')],
    [
      'an action',
      /^boards\//,
      (text) => text.replace('"label": "more"', '"label": "more", "action": ":x"'),
    ],
    [
      'a place of no button',
      /^boards\//,
      (text) => text.replace(/"more",\s*"all-done"/, '"more", "al"'),
    ],
    ['an image of no size', /^boards\//, (text) => text.replaceAll('"width": 160', '"width": 1.5')],
    ['no first board', /^manifest/, (text) => text.replace('"root": "boards/', '"root": "x/')],
    [
      'a board that is not there',
      /^manifest/,
      (text) => text.replace(/("p1-days"): "boards\//, '$1: "x/'),
    ],
    [
      'a picture that is not there',
      /^manifest/,
      (text) => text.replace('"images/1.svg"', '"images/0.svg"'),
    ],
  ]

  it.each(faults)('is refused with %s', async (_, where, plant) => {
    const file = await packageOf(example, 'en-US')
    await openBoards(file)
    let planted = 0
    const changed = Object.entries(unzipSync(file)).map(([path, bytes]): [string, Uint8Array] => {
      if (!where.test(path)) return [path, bytes]
      const text = strFromU8(bytes)
      const next = plant(text)
      if (next !== text) planted += 1
      return [path, strToU8(next)]
    })
    expect(planted).toBeGreaterThan(0)
    await expect(openBoards(zipSync(Object.fromEntries(changed)))).rejects.toThrow()
  })
})
