import { describe, expect, it } from 'vitest'
import { allergenIds } from '../allergen.ts'
import { plainFoods } from '../plain-foods/plain-foods.ts'
import { readTokens } from '../tokens/read-tokens.ts'
import { allergenVocabularies } from '../vocabulary/allergen-vocabularies.ts'

/** Names in which a word of an allergen is another word: "roz" is rice in Arabic, and rye in Hungarian. */
const otherWords: Record<string, readonly string[]> = {
  milk: ['bean curd', 'leche de soya', 'leche de arroz', 'sữa đậu nành', 'sua dau nanh', 'sữa đậu'],
  egg: ['chocolate egg', 'chocolate eggs', 'jibneh bayda'],
  almond: ['mamra'],
  hazelnut: ['pommes noisettes'],
  'pine-nut': ['piñon', 'piñón', 'pinon'],
  coconut: ['coco pops', 'koko', 'hausa koko', 'millet koko', 'ghana koko', 'ハヤシライス'],
  barley: ['arpa şehriye çorbası'],
  rye: ['roz', 'roz bil', 'roz bi', 'roz bel', 'roz w', 'roz b'],
  oats: ['cheung jai bao', 'lo han jai'],
  fish: [
    'gold fish crackers',
    'fish crackers',
    'rajas',
    '鱼香茄子',
    '魚香茄子',
    'dous makos',
    'みたらし団子',
    '鲷鱼烧',
    'lotte pepero',
    'tuna fruit',
  ],
  crustacean: ['krep', 'prawn cocktail crisps', '아게다시 두부', '가라아게'],
  mollusc: ['oyster crackers', 'choco', 'leche en polvo', 'スイカ', 'すいか'],
  sesame: ['bubur sumsum ayam', 'goma de tapioca'],
  lupin: ['chocho'],
}

/** What a name claims to be made without is in it as a word. */
const isClaim = /\bfree\b|\bvegan\b|\bvegetarian\b|\bmeatless\b|\bnon.?dairy\b/iu

const stems = (text: string) => ` ${readTokens(text).words.join(' ')} `

const said = allergenIds.flatMap((id) => {
  const { itself, abroad } = allergenVocabularies[id]
  const words = [...new Set([...itself, ...abroad].map(stems))].filter((word) => word.trim() !== '')
  return plainFoods
    .filter(({ food }) => !food.contains.includes(id) && !food.oftenContains.includes(id))
    .flatMap((plain) => [plain.name, ...plain.typedAs].map((name) => ({ plain, name })))
    .filter(({ plain, name }) => !isClaim.test(plain.name) && !isClaim.test(name))
    .filter(({ name }) => words.some((word) => stems(name).includes(word)))
    .filter(({ name }) => !otherWords[id]?.some((other) => name.toLowerCase().includes(other)))
    .map(({ plain, name }) => `${id}: ${plain.id} is called "${name}"`)
})

describe('the names of a plain food', () => {
  it('say no allergen that it never holds', () => {
    expect(said).toEqual([])
  })
})
