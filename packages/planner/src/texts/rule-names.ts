import type { RuleReason } from '../rules/rule-reason.ts'

const ageRules: Readonly<Record<string, string>> = {
  choking: 'careful chewing',
  'fish-meals': 'at most two fish meals a week',
  'rice-dishes': 'at most one rice dish a day',
  juice: 'the limit on juice for this age',
  cocoa: 'the limit on cocoa',
  'cows-milk': 'the limit on cow’s milk for this age',
  'no-cocoa-after-lunch': 'no cocoa after lunch',
  'no-alcohol': 'no alcohol for children',
  'no-rice-drink': 'no rice drink under 5',
  'no-added-sugar': 'no added sugar under 2',
  'whole-milk': 'whole milk under 2',
  'fish-mercury': 'fish low in mercury only',
  'serving-size': 'serving sizes for this age',
}

/** A rule as a parent reads it: "no milk", "vegan". */
export function ruleName({ kind, id }: RuleReason): string {
  const plain = id.replaceAll('-', ' ')
  switch (kind) {
    case 'allergen':
    case 'word':
      return `no ${plain}`
    case 'refused':
      return `refuses ${plain}`
    case 'never':
    case 'never-dish':
      return `${plain} never again`
    case 'paused':
      return `no ${plain} for now`
    case 'texture':
      return `no ${plain} textures`
    case 'age':
      return ageRules[id] ?? plain
    case 'diet':
      return plain
  }
}
