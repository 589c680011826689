// A plugin of Stryker, which loads it without types: of all mutants it lets a drawn part through to the tests.
import { createHash } from 'node:crypto'

const { most, seed } = JSON.parse(process.env.MUTANTS_SAMPLE ?? '{}')

const rankOf = ({ fileName, location: { start, end }, replacement }) =>
  createHash('sha256')
    .update(
      [
        seed,
        fileName.slice(process.cwd().length),
        start.line,
        start.column,
        end.line,
        end.column,
        replacement,
      ].join('|'),
    )
    .digest('hex')

const drawn = new Set()

const checker = {
  init: async () => {},
  // Stryker hands over all mutants at once here, and them one by one to `check`.
  group: async (mutants) => {
    const ranked = mutants.map((mutant) => ({ id: mutant.id, rank: rankOf(mutant) }))
    ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1))
    for (const { id } of ranked.slice(0, most)) drawn.add(id)
    return [mutants.map(({ id }) => id)]
  },
  check: async (mutants) =>
    Object.fromEntries(
      mutants.map(({ id }) => [
        id,
        drawn.has(id)
          ? { status: 'passed' }
          : { status: 'compileError', reason: 'not in the sample' },
      ]),
    ),
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', value: checker }]
