import { namesSomething } from '@brightplate/foods/interpret/entries/entry-words'
import { isGoverned } from '@brightplate/foods/interpret/entries/governors-of-list'
import { tellsOfTheChild } from '@brightplate/foods/interpret/entries/tells-of-the-child'
import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import { saysHowOften } from '@brightplate/foods/plain-foods/words-around/how-often'
import { withoutLead } from '@brightplate/foods/plain-foods/words-around/without-lead'

/** Before a colon. */
const heading = /^([^:：]*)(?:[:：]|(?<=\d (?:foods|things|items))\s+[–-])\s*(?=\S)/u

/** "We're down to 12 foods", "foods he eats right now": of what is lost, or bad, more is said. */
const headsList =
  /^(?:(?:safe|current|accepted|yes|favou?rites)$|.*\b(?:stuff|things)$|.*['’]s (?:menu|list|foods)$)|^(?:.*\b(?:down to|list of)\s+)?(?:(?:his|her|their|the|our|my|all|few|safe|accepted|current|only|main|favou?rite|usual|preferred|\d+)\s+)*(?:foods?|items|things|meals|snacks|list|menu)(?:\s+(?:he|she|they)\s+(?:eats?|likes?|will eat|accepts?|has))?(?:\s+(?:right now|at the moment|these days))?$/iu

/**
 * "Protein is hard: he'll do bacon", "we're down to 12 foods: nachos": what stands above a list names no food and refuses
 * none. Of what stands under any other heading ("lost foods", "triggers") nobody knows whether it is eaten.
 */
/** "Safe:", which "not safe" is not. */
const allowsOnly = /^(?:safe|accepted|ok|okay)$/iu

/** "Without a fight" */
const withEase =
  /\bwithout (?:a|any) (?:fight|fuss|problems?|issues?|complaints?|struggle|drama)\b/giu

/** "Things my daughter will eat", "what he likes". */
const whatIsEaten =
  /^(?:(?:the |some |most |a few )?(?:things|foods|stuff|items|meals)|what|everything)\s.*\b(?:eats?|likes?|loves?|accepts?|tolerates?)\b/iu

export const isHeadOfList = (said: string): boolean => {
  const head = said.replace(withEase, ' ').trim()
  return (
    isHead(head) || (!isGoverned(head) && !findPlainFoods(head).length && whatIsEaten.test(head))
  )
}

const isHead = (head: string): boolean =>
  (!isGoverned(head) || allowsOnly.test(head.trim())) &&
  findPlainFoods(head).length === 0 &&
  headsList.test(head.replace(/\s*\([^()]*\)\s*$/u, '').trim())

export function withoutHeading(entry: string): string {
  const found = heading.exec(entry)
  if (!found) return entry
  const [all, head = ''] = found
  if ((isGoverned(head) && !isHeadOfList(head)) || findPlainFoods(head).length > 0) return entry
  const left = entry.slice(all.length)
  const isHead =
    isHeadOfList(head) ||
    (saysHowOften(head) !== null && !namesSomething(head)) ||
    (tellsOfTheChild(head) && withoutLead(left) !== left)
  return isHead ? left : entry
}
