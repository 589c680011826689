import { listTerms } from '../../vocabulary/list-terms.ts'

/** Allergies and fears that no plan can meet: kept in the profile, no food stays out for them. */
export const notAFood: readonly string[] = listTerms(`
  bee, bees, bee sting, bee stings, wasp, wasps, wasp sting, wasp stings, insect sting, insect stings,
  insect bites, mosquito, mosquitoes, mosquito bites, ants, fire ants, sting, stings, venom, dust, dust mite,
  dust mites, house dust, house dust mite, mite, mites, pollen, pollens, tree pollen, grass pollen, birch pollen,
  ragweed, ragweed pollen, mugwort pollen, grass, grasses, hay, hay fever, hayfever, seasonal allergies,
  seasonal allergy, seasonal, environmental, environmental allergies, mold, mould, molds, cat, cats, cat dander,
  cat hair, dog, dogs, dog dander, pet, pets, pet dander, dander, animal dander, horse, horses, hamster, guinea pig,
  feathers, feather, wool, penicillin, amoxicillin, augmentin, antibiotic, antibiotics, cephalosporin, sulfa,
  sulfa drugs, ibuprofen, motrin, advil, nsaid, nsaids, aspirin, tylenol, paracetamol, codeine, medicine,
  medicines, medication, medications, drugs, vaccine, vaccines, anesthesia, iodine contrast, contrast dye, perfume,
  perfumes, fragrance, fragrances, scents, detergent, laundry detergent, soap, sunscreen, sun, sunlight, cold air,
  adhesive, band aid, band aids, bandaids, plasters, metal, gold, smoke, cigarette smoke, chlorine, poison ivy,
  poison oak, cockroach, cockroaches, tick, ticks, tick bite, tick bites, lone star tick, birch, mugwort, timothy, alder, cold urticaria, eczema, asthma, atopic dermatitis, allergic rhinitis, rhinitis
`)
