import type { TagList, TagSentence, Understanding } from '../../interpretation.ts'
import { readRefusedFood } from '../../refused-foods/read-refused-food.ts'
import { alsoOfChild } from '../asking/questions.ts'
import type { Standing } from '../governed-foods.ts'
import type { SettledName } from '../names/settled-names.ts'
import { typedNames } from '../names/typed-names.ts'
import { type Stretch, type TagText, typedAt } from '../tag-text.ts'

const avoidTexture: TagSentence = { key: 'note.avoid-texture', params: {} }

/** "not vegan": the diet alone is denied, and nothing is excluded for it. */
const isDenied = (text: TagText, { start, understood }: SettledName) =>
  understood.every(({ kind }) => kind === 'diet') &&
  text.governors.some(({ kind, end }) => kind === 'refusal-before' && end === start)

const otherPersons: ReadonlySet<string> = new Set(typedNames.words['other-person'])
/** Who may mean the child with them. */
const tellOfAll = new Set(['i', 'we', 'family', 'parents', 'everyone', 'everybody', 'nobody'])

/** "dad is vegan", where "we are vegan" is the child too. */
const isOfOthers = ({ tokens: { plain } }: TagText, { start }: Stretch): boolean =>
  plain.slice(0, start).some((word) => otherPersons.has(word)) &&
  !plain.some((word) => tellOfAll.has(word))

/** What a name that is settled by itself says in a tag of wishes: a diet of somebody else, a texture that is refused. */
export function readSettled(
  list: TagList,
  text: TagText,
  name: SettledName,
  settled: readonly SettledName[],
  standing: readonly Standing[],
) {
  if (name.kind === 'diet' && isDenied(text, name)) {
    return [{ kind: 'aside' as const, term: `not ${typedAt(text, name)}`, note: null }]
  }
  if (name.kind === 'diet' && list === 'dietary_preferences' && isOfOthers(text, name)) {
    const question = alsoOfChild(typedAt(text, name), text.tag.trim())
    return name.understood.map((one) => ('question' in one ? { ...one, question } : one))
  }
  return name.understood.map((one): Understanding => {
    const isRefused =
      one.kind === 'texture' && one.texture !== 'sauce-apart' && standing[name.start] === 'out'
    if (!isRefused) return one
    const typed = typedAt(text, name)
    // "scared of crunchy noises" speaks of no food
    if (settled.some(({ kind, start }) => kind === 'advice' && start === name.end))
      return { kind: 'aside', term: typed, note: null }
    const { terms, unknown } = readRefusedFood(typed)
    return list === 'dietary_preferences' && terms.length > 0 && unknown.length === 0
      ? { kind: 'refused', term: `${one.term} food`, typed }
      : { kind: 'aside', term: `no ${one.term} food`, note: avoidTexture }
  })
}
