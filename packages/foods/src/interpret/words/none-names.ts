import { listTerms } from '../../vocabulary/list-terms.ts'

/** Tags that say that there is nothing. */
export const noneNames: readonly string[] = listTerms(`
  none, no, nope, nil, nothing, nada, null, zero, n a, na, not applicable, none known, none so far, none yet,
  none that we know of, nothing known, no known, no known allergies, no known allergy, no known food allergies,
  no known food allergy, no known drug allergies, no food allergies, no food allergy, no allergies, no allergy,
  no allergens, no allergies known, no allergies that we know of, no allergies at all, not allergic,
  not allergic to anything, allergic to nothing, not any, doesn t have any, does not have any, has none,
  he has none, she has none, nka, nkda, nkfa, nkma, nafa, no restrictions, no dietary restrictions,
  no restriction, no preferences, no preference, no special diet, no goals, unknown none, none diagnosed, eats everything, eats anything, eats everything and anything,
  ninguna, ninguno, ninguna alergia, sin alergias, sin alergia, aucune, aucun, aucune allergie, pas d allergie,
  keine, keine allergien, keine allergie, nessuna, nessuna allergia, nenhuma, nenhum, sem alergias, geen,
  geen allergieen, ingen, inga, inga allergier, ingen allergier, brak, нет, нет аллергии, не имеет, 无, 無, 没有,
  なし, 없음, không có, wala, tidak ada, yok, אין, لا يوجد, कोई नहीं
`)
