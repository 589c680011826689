import { expect, it } from 'vitest'
import { faultSentence } from '../files/fault.ts'
import { readBritishWords } from './read-british-words.ts'

const shop = 'aisles:\n  bread: bakery\ngas_mark: gas mark\npacks:\n  can: tin\n'

it('reads British words of all sections, and what a shop calls otherwise', () => {
  expect(
    readBritishWords({
      words:
        'spelling:\n  color: colour\nvegetables:\n  zucchini: { one: courgette, many: courgettes }\n',
      shop,
      meant: 'chips: French fries\n',
      toldBy: 'names:\n  - Weetabix\n',
    }),
  ).toEqual({
    words: {
      meant: { chips: 'French fries' },
      toldBy: ['weetabix'],
      spelling: { color: 'colour' },
      words: { color: 'colour', zucchini: { one: 'courgette', many: 'courgettes' } },
      aisles: { bread: 'bakery' },
      gasMark: 'gas mark',
      packs: { can: 'tin' },
    },
    faults: [],
  })
})

it('takes no word twice, and no aisle that no food has', () => {
  const { faults } = readBritishWords({
    words: 'spelling:\n  color: colour\nother:\n  color: hue\n',
    shop: 'aisles:\n  frozen: freezers\ngas_mark: gas mark\npacks: {}\n',
    meant: '{}',
    toldBy: 'names: [crisps]',
  })
  const sentences = faults.map(faultSentence)
  expect(sentences).toHaveLength(2)
  expect(sentences.join('\n')).toContain(
    'words.yaml:4, other: “color” stands in another section: take one out',
  )
  expect(sentences.join('\n')).toContain('frozen')
})
