/** Of the emoji set, by the key of the tip. None shows an animal's food, which the child may not have. */
const pictures: Readonly<Record<string, string>> = {
  'tip.iodine': 'salt',
  'tip.not-reached': 'leafy-green',
  'tip.not-reached-as-known': 'leafy-green',
  'tip.fiber-fluid': 'pouring-liquid',
  'tip.juice-medicine': 'tumbler-glass',
  'tip.labels': 'canned-food',
  'tip.own-meals': 'pot-of-food',
  'tip.kitchen-day': 'kitchen-knife',
  'tip.kitchen-days': 'kitchen-knife',
  'tip.kitchen-week': 'kitchen-knife',
  'tip.leftovers': 'takeout-box',
  'tip.leftovers-without-rice': 'takeout-box',
  'tip.set-times': 'pouring-liquid',
  'tip.no-pressure': 'spoon',
  'tip.new-food-step': 'spoon',
  'known.step': 'spoon',
  'known.step-label': 'spoon',
  'tip.sauce-apart': 'bento-box',
  'tip.midday': 'bowl-with-spoon',
  'tip.midday-planned': 'bowl-with-spoon',
  'tip.breakfast-protein': 'bowl-with-spoon',
  'tip.regular-evening': 'steaming-bowl',
}

export const tipPicture = (key: string): string => pictures[key] ?? 'fork-and-knife-with-plate'
