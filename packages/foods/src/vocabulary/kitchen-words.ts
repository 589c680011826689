import { vocabularyOf } from './vocabulary-of.ts'

/** Tools, shop shelves and figures of speech that hold a food's name and no food. */
export const kitchenWords = vocabularyOf({
  innocent: `
    muffin tin, muffin pan, muffin cup, muffin case, muffin mould, cake tin, cake pan,
    cake rack, cake tester, loaf tin, loaf pan, bread tin, bread pan, bread knife,
    bread machine, bread bin, bread board, bread basket, pie dish, pie plate, pie pan, pie tin,
    pizza stone, pizza cutter, pizza pan, pizza oven, pizza wheel, pizza peel, pie weight,
    pie weights, tart pan, tart tin, cookie sheet, cookie cutter, cookie scoop, biscuit cutter,
    pastry brush, pastry cutter, pastry bag, pastry board, butter knife, butter dish,
    butter muslin, egg cup, egg timer, egg slicer, egg carton, egg ring, rice cooker,
    potato masher, potato peeler, potato ricer, apple corer, garlic press, lemon squeezer,
    citrus juicer, waffle iron, waffle maker, pancake pan, crepe pan, tortilla press,
    omelette pan, fish slice, fish kettle, fish spatula, ice cream scoop, ice cream maker,
    ice cube tray, milk frother, milk pan, nut milk bag, cheese grater, cheese knife,
    cheesecloth, cheese cloth, soup bowl, soup spoon, soup ladle, soup plate, tea towel,
    tea light, coffee grinder, coffee mug, coffee filter, coffee cup, coffee table, pasta pot,
    pasta machine, noodle bowl, sandwich bag, sandwich box, sandwich press, sandwich toaster,
    toast rack, steak knife, meat thermometer, meat mallet, candy thermometer, salad bowl,
    salad spinner, melon baller, wine glass, dairy aisle, dairy section, dairy case,
    dairy cabinet, bread aisle, meat aisle, fish counter, rice the next day, baba au rhum mold,
    baba au rhum mould, baba mold, baba mould, brioche mold, brioche mould, brioche tin,
    brioche pan, savarin mold, savarin mould, kugelhopf pan, kugelhopf mold, gugelhupf pan,
    gugelhupf mold, gugelhupf tin, kouglof mold, bundt pan, madeleine pan, madeleine mold,
    madeleine tin, madeleine tray, financier mold, financier pan, financier tin, canele mold,
    tart mold, tart ring, tartlet pan, tartlet mold, tartlet tin, quiche dish, quiche pan,
    souffle dish, gratin dish, gratin pan, gratin plate, au gratin dish, ravioli cutter, ravioli stamp, ravioli press, gnocchi board, cannoli tube,
    cannoli form, cannoli mold, crepe maker, popover pan, popover tin, pizzelle iron,
    krumkake iron, bubble tea straw, bubble tea or other wide straw, doughnut cutter,
    doughnut pan, donut pan, bagel slicer, baguette pan, scone cutter, macaron mat,
    panini press, panini maker, panini grill, fondue pot, fondue set, fondue fork, fondue pan,
    raclette grill, cheese slicer, cheese wire, cheese plane, butter curler, butter warmer,
    cream whipper, cream charger, custard cup, custard dish, omelet pan, oyster knife,
    oyster shucker, clam knife, lobster pick, lobster pot, crab pick, crab mallet,
    shrimp deveiner, nutcracker, nut chopper, fish poacher, fish tweezer, fish bone tweezer,
    salmon tweezer, fish grilling basket, fish basket, paella pan, oyster shucking knife, ice cream stick
  `,
}).innocent
