import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'

/** Names of peoples and places keep their capital within a sentence. */
const proper =
  /^(?:French|Greek|Italian|Swedish|Turkish|Mexican|Asian|Chinese|American|English|Swiss|Caesar|Cheddar|Monterey|Parmesan|O-)/

/** The table writes names as they stand within a sentence: "Jain khichdi". */
const properNames = plainFoods.map(({ name }) => name).filter((name) => /^\p{Lu}/u.test(name))

/** "Edam cheese", and no edamame. */
const isNameWith = (name: string, own: string): boolean =>
  name.startsWith(own) && !/^\p{L}/u.test(name.slice(own.length))

/** A name within a sentence. */
export const within = (name: string): string =>
  proper.test(name) ||
  /^\p{Lu}[\p{Lu}\d]/u.test(name) ||
  properNames.some((own) => isNameWith(name, own))
    ? name
    : `${name.charAt(0).toLowerCase()}${name.slice(1)}`
