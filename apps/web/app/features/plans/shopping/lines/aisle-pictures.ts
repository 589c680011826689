/** Of the emoji set, by the id of the aisle. No allergen stands for an aisle that has others beside it. */
export const aislePictures: Readonly<Record<string, string>> = {
  fruit: 'red-apple',
  vegetables: 'carrot',
  'herbs-and-spices': 'leafy-green',
  'dairy-and-eggs': 'egg',
  'plant-drinks': 'beverage-box',
  'meat-and-poultry': 'poultry-leg',
  fish: 'fish',
  'grains-and-pasta': 'cooked-rice',
  bread: 'bread',
  'beans-and-lentils': 'beans',
  'nuts-and-seeds': 'chestnut',
  'oils-and-sauces': 'jar',
  baking: 'bowl-with-spoon',
  snacks: 'pretzel',
  drinks: 'cup-with-straw',
}
