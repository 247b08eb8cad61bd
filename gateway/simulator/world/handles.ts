import type { Random } from '../random.ts'

const STARTS =
  'Vel Kar Lum Sor Tev Nim Ryn Zal Bran Fen Hal Jor Mir Ost Quen Dra Ely Gal Ser Tor Wyn Ark Bel Cor Ilm Kes Lor Nov Ori Pell Rav Sil Tam Ulv Var Wes Yor Zeph Cal Del'.split(
    ' ',
  )
const ENDS =
  'is an ormo ek inth us ary eth ian ox ume ane ito ra wyn dor mar len vik sen drel kai moth quill zar nox lune fex'.split(
    ' ',
  )
const WORDS =
  'Lanternjaw Halfmoon Quartzite Saltmarsh Thistle Copperkite Moonrake Driftwood Emberfox Galehorn Inkwell Juniper Kestrel Lodestar Marrowleaf Nightjar Opaline Pinecone Quicksand Rookery Silverfin Tidepool Umbral Vellum Wintermint Yarrow Zigzag Birchbark Cinderpaw Dovetail Foxglove Gingham Hazelnut Ironwood Jackdaw Knapsack Larkspur Mistletoe Nutmeg Otterly Pepperoak Quillon Ragwort Sundial Turnstone Velveteen Willowisp'.split(
    ' ',
  )

/** Handles of real players. Simulated players must not be mistaken for them. */
const REAL_HANDLES = new Set(
  `faker keria gumayusi oner zeus doran deft chovy canyon peyz ruler showmaker aiming lehends viper delight peanut zeka
   kiin duro bdd cuzz pyosik berserker canna clid teddy kingen lucid siwoo moham rascal beryl kellin pollu effort
   rekkles caps mikyx yike brokenblade hanssama razork humanoid oscarinin jun noah upset hylissang elyoya myrwn jojopyun
   supa alvaro vetheo irrelevant nisqy jackspektra carzzy photon vladi targamas naak nako skewmond labrov perkz jankos
   wunder odoamne inspired larssen trymbi crownie kaiser comp flakked patrik adam crownshot sheo nuc ice parus
   uzi theshy rookie knight bin elk xun on jiejie scout meiko tian jackeylove jkl ning karsa mlxg ming xiaohu gala
   tarzan zika light crisp weiwei xiaofang breathe wei shanks hang flandre tarzaned leyan 369 kanavi missing yagao hope
   creme fisher wayward zdz rich zhuo heru doggo solokill milkyway angel taeyoon assum corejj umti apa impact yeon
   doublelift bjergsen sneaky meteos blaber fudge zven vulcan thanatos jensen massu quad bwipo busio river quid tactical
   dhokla spica fbi huhi contractz olleh bugi palafox licorice tomio sniper eyla meech gryffinn kryra rahel castle saint
   bengi bang wolf marin duke smeb score mata deft ambition crown cuvee haru ruler core ssumday khan huni pray gorilla
   peanut kuro smeb froggen xpeke soaz cyanide yellowstar febiven`.split(/\s+/),
)

/** Generates `count` handles that are unique regardless of case. */
export function inventHandles(count: number, random: Random): string[] {
  const composed = STARTS.flatMap((start) => ENDS.map((end) => start + end))
  const handles = [...WORDS, ...random.shuffle(composed).slice(0, count)].filter(
    (handle) => !REAL_HANDLES.has(handle.toLowerCase()),
  )
  return random.shuffle([...new Set(handles)]).slice(0, count)
}
