import type { Recipe } from './recipe.ts'
import { breakfastBeansAndHash } from './recipes/breakfast-beans-and-hash.ts'
import { breakfastColdBowls } from './recipes/breakfast-cold-bowls.ts'
import { breakfastEggs } from './recipes/breakfast-eggs.ts'
import { breakfastFlatbreadsAndFritters } from './recipes/breakfast-flatbreads-and-fritters.ts'
import { breakfastHashes } from './recipes/breakfast-hashes.ts'
import { breakfastPancakes } from './recipes/breakfast-pancakes.ts'
import { breakfastPorridges } from './recipes/breakfast-porridges.ts'
import { breakfastRiceAndCorn } from './recipes/breakfast-rice-and-corn.ts'
import { breakfastRiceTeffAndCouscous } from './recipes/breakfast-rice-teff-and-couscous.ts'
import { breakfastSavouryPlates } from './recipes/breakfast-savoury-plates.ts'
import { breakfastToasts } from './recipes/breakfast-toasts.ts'
import { breakfastWarmPlates } from './recipes/breakfast-warm-plates.ts'
import { breakfastWheatGermAndTofuBowls } from './recipes/breakfast-wheat-germ-and-tofu-bowls.ts'
import { breakfastWorldToasts } from './recipes/breakfast-world-toasts.ts'
import { dinnerBeansAndCauliflower } from './recipes/dinner-beans-and-cauliflower.ts'
import { dinnerBeefAndLamb } from './recipes/dinner-beef-and-lamb.ts'
import { dinnerBurgersAndPatties } from './recipes/dinner-burgers-and-patties.ts'
import { dinnerChicken } from './recipes/dinner-chicken.ts'
import { dinnerCrispPlates } from './recipes/dinner-crisp-plates.ts'
import { dinnerCurriesAndBowls } from './recipes/dinner-curries-and-bowls.ts'
import { dinnerEggsNoodlesAndPizza } from './recipes/dinner-eggs-noodles-and-pizza.ts'
import { dinnerFish } from './recipes/dinner-fish.ts'
import { dinnerLentilsAndBeans } from './recipes/dinner-lentils-and-beans.ts'
import { dinnerMeatWithSoftVegetables } from './recipes/dinner-meat-with-soft-vegetables.ts'
import { dinnerOnePotsWithMeat } from './recipes/dinner-one-pots-with-meat.ts'
import { dinnerPasta } from './recipes/dinner-pasta.ts'
import { dinnerPlates } from './recipes/dinner-plates.ts'
import { dinnerPotatoesCornAndGrains } from './recipes/dinner-potatoes-corn-and-grains.ts'
import { dinnerRice } from './recipes/dinner-rice.ts'
import { dinnerStewsAndPies } from './recipes/dinner-stews-and-pies.ts'
import { dinnerTacosAndRolls } from './recipes/dinner-tacos-and-rolls.ts'
import { dinnerTofuAndEdamame } from './recipes/dinner-tofu-and-edamame.ts'
import { juiceBlends } from './recipes/juice-blends.ts'
import { juiceClear } from './recipes/juice-clear.ts'
import { juiceThin } from './recipes/juice-thin.ts'
import { juiceWithAddedCalcium } from './recipes/juice-with-added-calcium.ts'
import { juiceWithMilkOrPlantDrink } from './recipes/juice-with-milk-or-plant-drink.ts'
import { juiceWithMoreFruit } from './recipes/juice-with-more-fruit.ts'
import { juiceWithTofuOrMelon } from './recipes/juice-with-tofu-or-melon.ts'
import { lunchBeanStews } from './recipes/lunch-bean-stews.ts'
import { lunchBeansAndGreens } from './recipes/lunch-beans-and-greens.ts'
import { lunchBowls } from './recipes/lunch-bowls.ts'
import { lunchCauliflowerAndBroccoli } from './recipes/lunch-cauliflower-and-broccoli.ts'
import { lunchFromThePan } from './recipes/lunch-from-the-pan.ts'
import { lunchGrainsAndRoots } from './recipes/lunch-grains-and-roots.ts'
import { lunchGreensInSmoothSoups } from './recipes/lunch-greens-in-smooth-soups.ts'
import { lunchPanAndOven } from './recipes/lunch-pan-and-oven.ts'
import { lunchPasta } from './recipes/lunch-pasta.ts'
import { lunchPlates } from './recipes/lunch-plates.ts'
import { lunchPlatesApart } from './recipes/lunch-plates-apart.ts'
import { lunchSandwiches } from './recipes/lunch-sandwiches.ts'
import { lunchSoups } from './recipes/lunch-soups.ts'
import { lunchTofuAndEdamame } from './recipes/lunch-tofu-and-edamame.ts'
import { lunchWarmFlasks } from './recipes/lunch-warm-flasks.ts'
import { lunchWraps } from './recipes/lunch-wraps.ts'
import { snackBakedAndFrozenFruit } from './recipes/snack-baked-and-frozen-fruit.ts'
import { snackCrunchy } from './recipes/snack-crunchy.ts'
import { snackDips } from './recipes/snack-dips.ts'
import { snackFruitPlates } from './recipes/snack-fruit-plates.ts'
import { snackLittleBreads } from './recipes/snack-little-breads.ts'
import { snackLittleVegetablePatties } from './recipes/snack-little-vegetable-patties.ts'
import { snackPlates } from './recipes/snack-plates.ts'
import { snackSavouryBakes } from './recipes/snack-savoury-bakes.ts'
import { snackSavouryBites } from './recipes/snack-savoury-bites.ts'
import { snackSavouryFingersAndCups } from './recipes/snack-savoury-fingers-and-cups.ts'
import { snackSoftPuddings } from './recipes/snack-soft-puddings.ts'
import { snackSoftVegetableBites } from './recipes/snack-soft-vegetable-bites.ts'
import { snackSpoonCups } from './recipes/snack-spoon-cups.ts'
import { snackSweetBakes } from './recipes/snack-sweet-bakes.ts'
import { snackTofuAndFruitCups } from './recipes/snack-tofu-and-fruit-cups.ts'

/** Every recipe of our own. */
export const allRecipes: readonly Recipe[] = [
  ...breakfastBeansAndHash,
  ...breakfastColdBowls,
  ...breakfastEggs,
  ...breakfastFlatbreadsAndFritters,
  ...breakfastHashes,
  ...breakfastPancakes,
  ...breakfastPorridges,
  ...breakfastRiceAndCorn,
  ...breakfastRiceTeffAndCouscous,
  ...breakfastSavouryPlates,
  ...breakfastToasts,
  ...breakfastWarmPlates,
  ...breakfastWheatGermAndTofuBowls,
  ...breakfastWorldToasts,
  ...dinnerBeansAndCauliflower,
  ...dinnerBeefAndLamb,
  ...dinnerBurgersAndPatties,
  ...dinnerChicken,
  ...dinnerCrispPlates,
  ...dinnerCurriesAndBowls,
  ...dinnerEggsNoodlesAndPizza,
  ...dinnerFish,
  ...dinnerLentilsAndBeans,
  ...dinnerMeatWithSoftVegetables,
  ...dinnerOnePotsWithMeat,
  ...dinnerPasta,
  ...dinnerPlates,
  ...dinnerPotatoesCornAndGrains,
  ...dinnerRice,
  ...dinnerStewsAndPies,
  ...dinnerTacosAndRolls,
  ...dinnerTofuAndEdamame,
  ...juiceBlends,
  ...juiceClear,
  ...juiceThin,
  ...juiceWithAddedCalcium,
  ...juiceWithMilkOrPlantDrink,
  ...juiceWithMoreFruit,
  ...juiceWithTofuOrMelon,
  ...lunchBeanStews,
  ...lunchBeansAndGreens,
  ...lunchBowls,
  ...lunchCauliflowerAndBroccoli,
  ...lunchFromThePan,
  ...lunchGrainsAndRoots,
  ...lunchGreensInSmoothSoups,
  ...lunchPanAndOven,
  ...lunchPasta,
  ...lunchPlates,
  ...lunchPlatesApart,
  ...lunchSandwiches,
  ...lunchSoups,
  ...lunchTofuAndEdamame,
  ...lunchWarmFlasks,
  ...lunchWraps,
  ...snackBakedAndFrozenFruit,
  ...snackCrunchy,
  ...snackDips,
  ...snackFruitPlates,
  ...snackLittleBreads,
  ...snackLittleVegetablePatties,
  ...snackPlates,
  ...snackSavouryBakes,
  ...snackSavouryBites,
  ...snackSavouryFingersAndCups,
  ...snackSoftPuddings,
  ...snackSoftVegetableBites,
  ...snackSpoonCups,
  ...snackSweetBakes,
  ...snackTofuAndFruitCups,
]
