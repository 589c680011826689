import { plainText } from '../read-line.ts'
import { type Check, figure, name, names, unless } from './sentence.ts'
import { bearsWord, isSame, mayBe } from './stands.ts'

/** A count of meals, which another name of the same food may raise. */
const isCounted: Check = ({ sentence, tag = '' }, { dishes }) => {
  const count = figure(sentence, 'count')
  const least = dishes.filter((one) => bearsWord(one, tag)).length
  const most = dishes.filter((one) => mayBe(one, tag, dishes)).length
  return unless(
    [count >= Math.max(1, least) && count <= most, `${count}, counted ${least} to ${most}`],
    [figure(sentence, 'total') === dishes.length, `of ${dishes.length}`],
  )
}

/** Under another name, for as many meals as bear that name. */
const isNamed: Check = ({ sentence }, { dishes }) => {
  const food = name(sentence, 'food')
  const stands = dishes.filter(({ dish }) =>
    (dish.parts ?? []).some((part) => !part.for_others && isSame(part.name, food)),
  )
  return unless(
    [stands.length === figure(sentence, 'count'), `${food}: ${stands.length}`],
    [figure(sentence, 'total') === dishes.length, `of ${dishes.length}`],
  )
}

const isAsTyped: Check = (placed, whole) => [
  ...isCounted(placed, whole),
  ...unless([
    whole.dishes.some(({ dish }) =>
      (dish.beside ?? []).some((one) => isSame(one, placed.tag ?? '')),
    ),
    'not as typed',
  ]),
]

const isNowhere: Check = ({ tag = '' }, { dishes }) =>
  unless([!dishes.some((one) => bearsWord(one, tag)), `stands: ${tag}`])

const waits: Check = (placed, whole) => [
  ...isNowhere(placed, whole),
  ...unless([
    (whole.plan.labels_to_read ?? []).some(({ food }) => isSame(food, placed.tag ?? '')),
    'no label of it is to be read',
  ]),
]

/** The food is one of the list, stands nowhere, and its label is to be read for what the entry names. */
const isToRead: Check = (placed, whole) => {
  const { sentence, tag = '' } = placed
  const entry = whole.plan.labels_to_read?.find(({ food }) => food === tag)
  const terms = names(sentence, 'terms')
  return [
    ...isNowhere(placed, whole),
    ...unless(
      [(whole.profile.safe_foods ?? []).some((one) => isSame(one, tag)), `not on the list: ${tag}`],
      [terms.length === 0 || terms.join() === entry?.allergens.join(), 'other terms'],
    ),
  ]
}

const isExcluded: Check = (placed, whole) => [
  ...isNowhere(placed, whole),
  ...unless([name(placed.sentence, 'rule') !== '', 'names no rule']),
]

/** Words of the parent are told as the parent's. */
const areTyped: Check = ({ sentence, tag = '' }) =>
  names(sentence, 'words').flatMap((word) =>
    unless([plainText(tag).includes(plainText(word)), `not typed: ${word}`]),
  )

/** Of what became of each food of the list. */
export const listSentences: Readonly<Record<string, Check>> = {
  'change.familiar': isCounted,
  'change.familiar-named': isNamed,
  'change.familiar-as-typed': isAsTyped,
  'change.familiar-full': isNowhere,
  'change.familiar-alone': isNowhere,
  'change.familiar-unread': waits,
  'change.familiar-out': isExcluded,
  'product.kept-out': isNowhere,
  'familiar.out': isNowhere,
  'familiar.doubt': isNowhere,
  'familiar.paused': isNowhere,
  'label.often': isToRead,
  'label.by-rule': isToRead,
  'label.guess': isToRead,
  'label.may-be-sweetened': isToRead,
  'label.unknown': isToRead,
  'label.unknown-young': isToRead,
  'change.unread': areTyped,
  'change.refused-unknown': areTyped,
}
