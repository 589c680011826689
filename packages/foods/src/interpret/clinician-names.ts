import { listTerms } from '../vocabulary/list-terms.ts'

function condition(term: string, names: string): { term: string; names: readonly string[] } {
  return { term, names: listTerms(names) }
}

/** Conditions whose food a dietitian has to plan. */
export const clinicianNames: readonly { term: string; names: readonly string[] }[] = [
  condition(
    'PKU',
    `
    pku, phenylketonuria, phenylketonurea, phenylketanuria, phenyl ketonuria, phenylalanine,
    hyperphenylalaninemia, hyperphenylalaninaemia, fenilcetonuria, phenylcetonurie
  `,
  ),
  condition(
    'a metabolic disorder',
    `
    metabolic disorder, metabolic disease, metabolic condition, inborn error of metabolism,
    inborn error, inherited metabolic, msud, maple syrup urine disease, tyrosinemia, tyrosinaemia,
    homocystinuria, urea cycle, urea cycle disorder, otc deficiency, citrullinemia,
    citrullinaemia, argininosuccinic, organic acidemia, organic acidaemia, organic aciduria,
    propionic acidemia, propionic acidaemia, methylmalonic, mma deficiency, isovaleric,
    glutaric aciduria, glutaric acidemia, ga1, mcad, mcadd, vlcad, vlcadd, lchad, lchadd,
    cpt deficiency, cpt1, cpt2, fatty acid oxidation, faod, carnitine deficiency,
    glycogen storage, glycogen storage disease, gsd, von gierke, pompe, mitochondrial disease,
    mitochondrial disorder, glut1, glut1 deficiency, csid,
    sucrase isomaltase, sucrase deficiency, sucrase isomaltase deficiency, sucrose intolerance
  `,
  ),
  condition(
    'galactosaemia',
    `
    galactosaemia, galactosemia, galactosaemic, galactosemic, galactose intolerance,
    galt deficiency, galactokinase, galactosemie, galactosamia
  `,
  ),
  condition(
    'hereditary fructose intolerance',
    `
    hereditary fructose intolerance, hfi, fructose intolerance, fructose intolerant,
    hereditary fructose, aldolase b, fructosaemia, fructosemia, fructose 1 6 bisphosphatase
  `,
  ),
  condition(
    'type 1 diabetes',
    `
    type 1 diabetes, type 1 diabetic, type one diabetes, type i diabetes, diabetes type 1,
    diabetes type one, diabetes mellitus type 1, t1d, t1dm, dm1, tid diabetes, type 1, type one,
    iddm, juvenile diabetes, insulin dependent, insulin, insulin pump, diabetes, diabetic,
    diabetis, diabetes mellitus
  `,
  ),
  condition(
    'kidney disease',
    `
    kidney disease, kidney failure, kidney condition, kidney problem, kidney problems,
    renal disease, renal failure, renal diet, renal, ckd, chronic kidney disease, end stage renal,
    esrd, dialysis, haemodialysis, hemodialysis, nephrotic, nephrotic syndrome, nephritis,
    kidney transplant
  `,
  ),
  condition(
    'a ketogenic diet',
    `
    ketogenic, ketogenic diet, keto, keto diet, ketogenic therapy, modified atkins,
    modified atkins diet, medical keto, low glycemic index treatment, ketogenic for epilepsy,
    classical ketogenic, mct diet
  `,
  ),
  condition(
    'dysphagia or tube feeding',
    `
    dysphagia, disphagia, dysphasia swallowing, swallowing disorder, swallowing difficulty,
    swallowing difficulties, swallowing problem, swallowing problems, difficulty swallowing,
    trouble swallowing, aspiration, aspirates, thickened liquid, thickened liquids,
    thickened fluids, iddsi, tube feeding, tube feed, tube feeds, tube fed, feeding tube, g tube,
    gtube, gj tube, j tube, ng tube, n g tube, nasogastric, peg tube, peg feed, peg feeding,
    peg fed, gastrostomy, jejunostomy, enteral, enteral nutrition, parenteral, tpn,
    mic key button
  `,
  ),
  condition(
    'EoE',
    `
    eoe, e o e, eosinophilic, eosinophilic esophagitis, eosinophilic oesophagitis,
    eosinophilic gastroenteritis, esophagitis eosinophilic, egid, eosinophilic gastritis,
    eosinophilic colitis
  `,
  ),
  condition(
    'FPIES',
    `
    fpies, f p i e s, food protein induced enterocolitis,
    food protein induced enterocolitis syndrome, food protein enterocolitis, enterocolitis
  `,
  ),
  condition(
    'an eating disorder',
    `
    eating disorder, eating disorders, anorexia, anorexia nervosa, anorexic, bulimia, bulimia nervosa, bulimic,
    binge eating, binge eating disorder, osfed, ednos, purging, refeeding, refeeding syndrome,
    family based treatment, anorexie, boulimie, magersucht, bulimie, anoressia, trastorno alimentario
    `,
  ),
  condition(
    'a disease of the bowel',
    `
    crohn, crohns, crohn s, crohn s disease, crohns disease, crohn disease, inflammatory bowel disease, ibd,
    ulcerative colitis, colitis, uc, cded, exclusive enteral nutrition, short bowel, short bowel syndrome, short gut,
    short gut syndrome, intestinal failure, ileostomy, colostomy, stoma, gastroparesis, gastroschisis, hirschsprung,
    hirschsprung s disease, morbus crohn
    `,
  ),
  condition(
    'cystic fibrosis',
    'cystic fibrosis, mucoviscidosis, mukoviszidose, fibrosis quistica, mucoviscidose, creon, pancreatic insufficiency, pancreatic enzymes',
  ),
  condition(
    'cancer treatment',
    `
    chemo, chemotherapy, chemo treatment, cancer, leukemia, leukaemia, lymphoma, neutropenia, neutropenic,
    neutropenic diet, bone marrow transplant, stem cell transplant, radiotherapy, oncology, quimioterapia, chimio
    `,
  ),
  condition(
    'Prader-Willi syndrome',
    'prader willi, prader willi syndrome, praderwilli, pws, prader',
  ),
  condition(
    'a transplant',
    'transplant, organ transplant, liver transplant, heart transplant, transplant recipient, immunosuppressed, immunosuppression, immunocompromised, tacrolimus, cyclosporine, ciclosporin',
  ),
  condition(
    'a medicine that food changes',
    `
    maoi, maois, mao inhibitor, mao inhibitors, maoi diet, monoamine oxidase inhibitor, monoamine oxidase inhibitors,
    nardil, phenelzine, parnate, tranylcypromine, selegiline, isocarboxazid, linezolid, warfarin, coumadin, jantoven,
    blood thinner, blood thinners, vitamin k antagonist, lithium, lithium carbonate
    `,
  ),
  condition(
    'iron overload',
    'iron overload, hemochromatosis, haemochromatosis, thalassemia, thalassaemia, thalassemia major, transfusion dependent, sickle cell iron, low iron diet overload, hemosiderosis',
  ),
  condition(
    'failure to thrive',
    'failure to thrive, ftt, faltering growth, severe malnutrition, malnourished, malnutrition, severely underweight',
  ),
  condition(
    'a swallowing diet',
    `
    iddsi level, iddsi 3, iddsi 4, iddsi 5, iddsi 6, iddsi 7, level 3 liquidised, level 4 pureed, level 4 puree, level 5 minced,
    minced and moist, minced moist, soft and bite sized, soft bite sized, easy to chew diet, mildly thick, moderately thick,
    extremely thick, slightly thick, thickener, thickened, thickened drinks, thick it, nectar thick, honey thick,
    pudding thick, silent aspiration, aspirating, unsafe swallow, swallow study, mbs study, nothing by mouth, npo, nil by mouth
    `,
  ),
  condition(
    'liver disease',
    'liver disease, liver failure, cirrhosis, biliary atresia, hepatitis, alagille',
  ),
  condition(
    'a low-sodium or fluid-restricted diet',
    'fluid restriction, fluid restricted, sodium restricted, heart failure, chylothorax',
  ),
  condition('porphyria', 'porphyria, acute intermittent porphyria'),
  condition('Wilson disease', 'wilson disease, wilson s disease, wilsons disease, copper overload'),
  condition(
    'hyperinsulinism',
    'hyperinsulinism, congenital hyperinsulinism, hypoglycemia disorder, ketotic hypoglycemia, ketotic hypoglycaemia',
  ),
]
