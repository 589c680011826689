import type { Language } from '@brightplate/contract/languages'
import type { Omitted } from '@brightplate/contract/papers/school-packet'
import type { AllergenId } from '@brightplate/foods/allergen'
import { allergenForms } from '@brightplate/foods/allergen-forms/allergen-forms'
import { interpretProfile } from '@brightplate/foods/interpret/interpret-profile'
import type { ProfileTags, TagReading, Understanding } from '@brightplate/foods/interpretation'
import { inBritish } from '@brightplate/foods/languages/british/in-british'

export interface FoodsToOmit {
  omit: Omitted[]
  /** As typed: nothing in them may be thought of as looked after. */
  unread: string[]
}

export interface FoodsToOmitRequest {
  profile: ProfileTags
  language: Language
}

type Kind<Name extends Understanding['kind']> = Extract<Understanding, { kind: Name }>

const ofKind = <Name extends Understanding['kind']>(
  { understood }: TagReading,
  kind: Name,
): Kind<Name>[] => understood.filter((one): one is Kind<Name> => one.kind === kind)

/** Tags by what they exclude, in the order in which they were typed. */
function tagsBy<Item>(
  readings: readonly TagReading[],
  itemsOf: (reading: TagReading) => readonly Item[],
): Map<Item, string[]> {
  const found = readings.flatMap((reading) =>
    [...new Set(itemsOf(reading))].map((item) => ({ item, tag: reading.tag })),
  )
  const byItem = Map.groupBy(found, ({ item }) => item)
  return new Map([...byItem].map(([item, some]) => [item, some.map(({ tag }) => tag)]))
}

const allergensIn = (reading: TagReading): readonly AllergenId[] =>
  ofKind(reading, 'allergen').flatMap(({ allergens }) => allergens)

/** What stands alone is excluded by its words: a food that is no allergen of ours. */
const foodsIn = (reading: TagReading): Omitted[] =>
  ofKind(reading, 'food').map(({ term, words }) => ({
    name: reading.tag,
    typed: [reading.tag],
    forms: [...new Set([term, ...words])],
    found_in: [],
  }))

/** A tag that led to nothing that can be left out, or has parts that mean nothing to us. */
const isUnread = ({ understood, notRecognised, needsAnswer }: TagReading): boolean =>
  notRecognised.length > 0 ||
  needsAnswer !== null ||
  !understood.some(({ kind }) => ['allergen', 'food', 'none', 'answered', 'aside'].includes(kind))

/**
 * What a kitchen must leave out by a child's allergies, with every form that it may meet. What waits for an answer is
 * left out too; a tag that we cannot read whole is among `unread`, as it was typed.
 */
export function foodsToOmit({ profile, language }: FoodsToOmitRequest): FoodsToOmit {
  const { readings } = interpretProfile(profile)
  const typed = readings.filter(({ list }) => list === 'allergies')
  const spoken = language === 'es-US' ? 'es' : 'en'
  const say = language === 'en-GB' ? inBritish : (text: string) => text
  const allergens = [...tagsBy(typed, allergensIn)].map(([id, tags]) => {
    const { name, forms, found_in } = allergenForms[id][spoken]
    return { name: say(name), typed: tags, forms: forms.map(say), found_in: found_in.map(say) }
  })
  // "cheese" says nothing beside milk, of which it is a form.
  const isFormOfAllergen = ({ typed: [tag = ''], forms }: Omitted) =>
    allergens.some((one) => one.typed.includes(tag) && one.forms.includes(forms[0] ?? ''))
  return {
    omit: [...allergens, ...typed.flatMap(foodsIn).filter((food) => !isFormOfAllergen(food))],
    unread: typed.filter(isUnread).map(({ tag }) => tag),
  }
}
